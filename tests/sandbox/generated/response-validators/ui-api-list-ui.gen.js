// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var uiApi_ListUiByIdOrObject = validate0;
var schema2 = { type: "object", required: ["cloneable", "createable", "deletable", "displayColumns", "filterLogicString", "filteredByInfo", "label", "listReference", "orderedByInfo", "updateable", "userPreferences", "visibility", "visibilityEditable"], additionalProperties: !0, properties: { cloneable: { type: "boolean" }, createable: { type: "boolean" }, deletable: { type: "boolean" }, displayColumns: { type: "array", items: { $ref: "ui-api.ListColumn" } }, eTag: { type: "string" }, filterLogicString: { type: ["string", "null"] }, filteredByInfo: { type: "array", items: { $ref: "ui-api.ListFilter" } }, hasMassActions: { type: "boolean" }, inlineEditDetails: { anyOf: [{ $ref: "ui-api.ListInlineEditDetails" }, { type: "null" }] }, label: { type: "string" }, listReference: { $ref: "ui-api.ListReference" }, listShares: { type: ["array", "null"], items: { $ref: "ui-api.ListShareCategory" } }, objectApiNames: { type: ["array", "null"], items: { type: "string" } }, orderedByInfo: { type: "array", items: { $ref: "ui-api.ListOrder" } }, scope: { anyOf: [{ $ref: "ui-api.ListScope" }, { type: "null" }] }, searchable: { type: "boolean" }, updateable: { type: "boolean" }, userPreferences: { $ref: "ui-api.ListColumnPreferences" }, visibility: { type: "string" }, visibilityEditable: { type: "boolean" } } }, schema3 = { type: "object", required: ["fieldApiName", "label", "sortable"], additionalProperties: !0, properties: { fieldApiName: { type: "string" }, inlineEditAttributes: { type: ["object", "null"], additionalProperties: { $ref: "ui-api.ListInlineEditAttributes" } }, label: { type: "string" }, lookupId: { type: ["string", "null"] }, searchable: { type: "boolean" }, sortable: { type: "boolean" } } };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.editable === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "editable" }, message: "must have required property 'editable'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.required === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.editable !== void 0 && typeof data.editable != "boolean") {
      let err2 = { instancePath: instancePath + "/editable", schemaPath: "#/properties/editable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err3 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldApiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldApiName" }, message: "must have required property 'fieldApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sortable === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sortable" }, message: "must have required property 'sortable'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fieldApiName !== void 0 && typeof data.fieldApiName != "string") {
      let err3 = { instancePath: instancePath + "/fieldApiName", schemaPath: "#/properties/fieldApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.inlineEditAttributes !== void 0) {
      let data1 = data.inlineEditAttributes;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err4 = { instancePath: instancePath + "/inlineEditAttributes", schemaPath: "#/properties/inlineEditAttributes/type", keyword: "type", params: { type: schema3.properties.inlineEditAttributes.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key0 in data1)
          validate1(data1[key0], { instancePath: instancePath + "/inlineEditAttributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.lookupId !== void 0) {
      let data4 = data.lookupId;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/lookupId", schemaPath: "#/properties/lookupId/type", keyword: "type", params: { type: schema3.properties.lookupId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.searchable !== void 0 && typeof data.searchable != "boolean") {
      let err7 = { instancePath: instancePath + "/searchable", schemaPath: "#/properties/searchable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.sortable !== void 0 && typeof data.sortable != "boolean") {
      let err8 = { instancePath: instancePath + "/sortable", schemaPath: "#/properties/sortable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var schema5 = { type: "object", required: ["fieldApiName", "operandLabels", "operator"], additionalProperties: !0, properties: { fieldApiName: { type: "string" }, label: { type: ["string", "null"] }, operandLabels: { type: "array", items: { type: "string" } }, operator: { type: "string" } } };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldApiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldApiName" }, message: "must have required property 'fieldApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.operandLabels === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operandLabels" }, message: "must have required property 'operandLabels'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operator === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operator" }, message: "must have required property 'operator'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fieldApiName !== void 0 && typeof data.fieldApiName != "string") {
      let err3 = { instancePath: instancePath + "/fieldApiName", schemaPath: "#/properties/fieldApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema5.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.operandLabels !== void 0) {
      let data2 = data.operandLabels;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err5 = { instancePath: instancePath + "/operandLabels/" + i0, schemaPath: "#/properties/operandLabels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
      } else {
        let err6 = { instancePath: instancePath + "/operandLabels", schemaPath: "#/properties/operandLabels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.operator !== void 0 && typeof data.operator != "string") {
      let err7 = { instancePath: instancePath + "/operator", schemaPath: "#/properties/operator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var schema6 = { type: "object", required: ["message", "state"], additionalProperties: !0, properties: { message: { type: ["string", "null"] }, state: { type: "string" } } };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.message !== void 0) {
      let data0 = data.message;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: schema6.properties.message.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.state !== void 0 && typeof data.state != "string") {
      let err3 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var schema7 = { type: "object", required: ["id", "listViewApiName", "objectApiName", "type"], additionalProperties: !0, properties: { id: { type: ["string", "null"] }, listViewApiName: { type: ["string", "null"] }, objectApiName: { type: "string" }, type: { type: "string" } } };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.listViewApiName === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listViewApiName" }, message: "must have required property 'listViewApiName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.objectApiName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectApiName" }, message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.type === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null) {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema7.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.listViewApiName !== void 0) {
      let data1 = data.listViewApiName;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/listViewApiName", schemaPath: "#/properties/listViewApiName/type", keyword: "type", params: { type: schema7.properties.listViewApiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.objectApiName !== void 0 && typeof data.objectApiName != "string") {
      let err6 = { instancePath: instancePath + "/objectApiName", schemaPath: "#/properties/objectApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.type !== void 0 && typeof data.type != "string") {
      let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.shareApiName === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shareApiName" }, message: "must have required property 'shareApiName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err2 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.shareApiName !== void 0 && typeof data.shareApiName != "string") {
      let err3 = { instancePath: instancePath + "/shareApiName", schemaPath: "#/properties/shareApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shareType === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shareType" }, message: "must have required property 'shareType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.shares === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shares" }, message: "must have required property 'shares'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.shareType !== void 0 && typeof data.shareType != "string") {
      let err2 = { instancePath: instancePath + "/shareType", schemaPath: "#/properties/shareType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.shares !== void 0) {
      let data1 = data.shares;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate6(data1[i0], { instancePath: instancePath + "/shares/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/shares", schemaPath: "#/properties/shares/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", required: ["fieldApiName", "isAscending", "label"], additionalProperties: !0, properties: { fieldApiName: { type: "string" }, isAscending: { type: "boolean" }, label: { type: ["string", "null"] } } };
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldApiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldApiName" }, message: "must have required property 'fieldApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isAscending === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isAscending" }, message: "must have required property 'isAscending'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fieldApiName !== void 0 && typeof data.fieldApiName != "string") {
      let err3 = { instancePath: instancePath + "/fieldApiName", schemaPath: "#/properties/fieldApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.isAscending !== void 0 && typeof data.isAscending != "boolean") {
      let err4 = { instancePath: instancePath + "/isAscending", schemaPath: "#/properties/isAscending/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 != "string" && data2 !== null) {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema10.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
var schema12 = { type: "object", required: ["id", "label"], additionalProperties: !0, properties: { id: { type: "string" }, label: { type: "string" }, type: { type: ["string", "null"] } } };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err3 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 != "string" && data2 !== null) {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema12.properties.type.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err2 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.entity !== void 0) {
      let data1 = data.entity, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate9(data1, { instancePath: instancePath + "/entity", parentData: data, parentDataProperty: "entity", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs7 = errors;
        if (data1 !== null) {
          let err3 = { instancePath: instancePath + "/entity", schemaPath: "#/properties/entity/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/entity", schemaPath: "#/properties/entity/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.relatedEntity !== void 0) {
      let data3 = data.relatedEntity, _errs12 = errors, valid2 = !1, _errs13 = errors;
      validate9(data3, { instancePath: instancePath + "/relatedEntity", parentData: data, parentDataProperty: "relatedEntity", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      var _valid1 = _errs13 === errors;
      if (valid2 = valid2 || _valid1, !valid2) {
        let _errs14 = errors;
        if (data3 !== null) {
          let err6 = { instancePath: instancePath + "/relatedEntity", schemaPath: "#/properties/relatedEntity/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        var _valid1 = _errs14 === errors;
        valid2 = valid2 || _valid1;
      }
      if (valid2)
        errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
      else {
        let err7 = { instancePath: instancePath + "/relatedEntity", schemaPath: "#/properties/relatedEntity/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.columnWidths === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columnWidths" }, message: "must have required property 'columnWidths'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.columnWrap === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columnWrap" }, message: "must have required property 'columnWrap'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.columnWidths !== void 0) {
      let data0 = data.columnWidths;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key0 in data0) {
          let data1 = data0[key0];
          if (!Number.isInteger(data1)) {
            let err2 = { instancePath: instancePath + "/columnWidths/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columnWidths/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      else {
        let err3 = { instancePath: instancePath + "/columnWidths", schemaPath: "#/properties/columnWidths/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.columnWrap !== void 0) {
      let data2 = data.columnWrap;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key1 in data2)
          if (typeof data2[key1] != "boolean") {
            let err4 = { instancePath: instancePath + "/columnWrap/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columnWrap/additionalProperties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        let err5 = { instancePath: instancePath + "/columnWrap", schemaPath: "#/properties/columnWrap/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cloneable === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cloneable" }, message: "must have required property 'cloneable'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.createable === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createable" }, message: "must have required property 'createable'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deletable === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deletable" }, message: "must have required property 'deletable'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.displayColumns === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "displayColumns" }, message: "must have required property 'displayColumns'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.filterLogicString === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filterLogicString" }, message: "must have required property 'filterLogicString'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.filteredByInfo === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filteredByInfo" }, message: "must have required property 'filteredByInfo'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.label === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.listReference === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listReference" }, message: "must have required property 'listReference'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.orderedByInfo === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderedByInfo" }, message: "must have required property 'orderedByInfo'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.updateable === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updateable" }, message: "must have required property 'updateable'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.userPreferences === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "userPreferences" }, message: "must have required property 'userPreferences'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.visibility === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visibility" }, message: "must have required property 'visibility'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.visibilityEditable === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visibilityEditable" }, message: "must have required property 'visibilityEditable'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.cloneable !== void 0 && typeof data.cloneable != "boolean") {
      let err13 = { instancePath: instancePath + "/cloneable", schemaPath: "#/properties/cloneable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.createable !== void 0 && typeof data.createable != "boolean") {
      let err14 = { instancePath: instancePath + "/createable", schemaPath: "#/properties/createable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.deletable !== void 0 && typeof data.deletable != "boolean") {
      let err15 = { instancePath: instancePath + "/deletable", schemaPath: "#/properties/deletable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.displayColumns !== void 0) {
      let data3 = data.displayColumns;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data3[i0], { instancePath: instancePath + "/displayColumns/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/displayColumns", schemaPath: "#/properties/displayColumns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err17 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.filterLogicString !== void 0) {
      let data6 = data.filterLogicString;
      if (typeof data6 != "string" && data6 !== null) {
        let err18 = { instancePath: instancePath + "/filterLogicString", schemaPath: "#/properties/filterLogicString/type", keyword: "type", params: { type: schema2.properties.filterLogicString.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.filteredByInfo !== void 0) {
      let data7 = data.filteredByInfo;
      if (Array.isArray(data7)) {
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate3(data7[i1], { instancePath: instancePath + "/filteredByInfo/" + i1, parentData: data7, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/filteredByInfo", schemaPath: "#/properties/filteredByInfo/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.hasMassActions !== void 0 && typeof data.hasMassActions != "boolean") {
      let err20 = { instancePath: instancePath + "/hasMassActions", schemaPath: "#/properties/hasMassActions/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.inlineEditDetails !== void 0) {
      let data10 = data.inlineEditDetails, _errs21 = errors, valid5 = !1, _errs22 = errors;
      validate4(data10, { instancePath: instancePath + "/inlineEditDetails", parentData: data, parentDataProperty: "inlineEditDetails", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      var _valid0 = _errs22 === errors;
      if (valid5 = valid5 || _valid0, !valid5) {
        let _errs23 = errors;
        if (data10 !== null) {
          let err21 = { instancePath: instancePath + "/inlineEditDetails", schemaPath: "#/properties/inlineEditDetails/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        var _valid0 = _errs23 === errors;
        valid5 = valid5 || _valid0;
      }
      if (valid5)
        errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
      else {
        let err22 = { instancePath: instancePath + "/inlineEditDetails", schemaPath: "#/properties/inlineEditDetails/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err23 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.listReference !== void 0 && (validate5(data.listReference, { instancePath: instancePath + "/listReference", parentData: data, parentDataProperty: "listReference", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.listShares !== void 0) {
      let data13 = data.listShares;
      if (!Array.isArray(data13) && data13 !== null) {
        let err24 = { instancePath: instancePath + "/listShares", schemaPath: "#/properties/listShares/type", keyword: "type", params: { type: schema2.properties.listShares.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (Array.isArray(data13)) {
        let len2 = data13.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate7(data13[i2], { instancePath: instancePath + "/listShares/" + i2, parentData: data13, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
      }
    }
    if (data.objectApiNames !== void 0) {
      let data15 = data.objectApiNames;
      if (!Array.isArray(data15) && data15 !== null) {
        let err25 = { instancePath: instancePath + "/objectApiNames", schemaPath: "#/properties/objectApiNames/type", keyword: "type", params: { type: schema2.properties.objectApiNames.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (Array.isArray(data15)) {
        let len3 = data15.length;
        for (let i3 = 0; i3 < len3; i3++)
          if (typeof data15[i3] != "string") {
            let err26 = { instancePath: instancePath + "/objectApiNames/" + i3, schemaPath: "#/properties/objectApiNames/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
      }
    }
    if (data.orderedByInfo !== void 0) {
      let data17 = data.orderedByInfo;
      if (Array.isArray(data17)) {
        let len4 = data17.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate8(data17[i4], { instancePath: instancePath + "/orderedByInfo/" + i4, parentData: data17, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err27 = { instancePath: instancePath + "/orderedByInfo", schemaPath: "#/properties/orderedByInfo/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.scope !== void 0) {
      let data19 = data.scope, _errs39 = errors, valid12 = !1, _errs40 = errors;
      validate10(data19, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
      var _valid1 = _errs40 === errors;
      if (valid12 = valid12 || _valid1, !valid12) {
        let _errs41 = errors;
        if (data19 !== null) {
          let err28 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        var _valid1 = _errs41 === errors;
        valid12 = valid12 || _valid1;
      }
      if (valid12)
        errors = _errs39, vErrors !== null && (_errs39 ? vErrors.length = _errs39 : vErrors = null);
      else {
        let err29 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.searchable !== void 0 && typeof data.searchable != "boolean") {
      let err30 = { instancePath: instancePath + "/searchable", schemaPath: "#/properties/searchable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.updateable !== void 0 && typeof data.updateable != "boolean") {
      let err31 = { instancePath: instancePath + "/updateable", schemaPath: "#/properties/updateable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.userPreferences !== void 0 && (validate11(data.userPreferences, { instancePath: instancePath + "/userPreferences", parentData: data, parentDataProperty: "userPreferences", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.visibility !== void 0 && typeof data.visibility != "string") {
      let err32 = { instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.visibilityEditable !== void 0 && typeof data.visibilityEditable != "boolean") {
      let err33 = { instancePath: instancePath + "/visibilityEditable", schemaPath: "#/properties/visibilityEditable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
  } else {
    let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
var schema14 = { type: "object", required: ["count", "currentPageToken", "currentPageUrl", "nextPageToken", "nextPageUrl", "previousPageToken", "previousPageUrl", "records", "listInfoETag"], additionalProperties: !0, properties: { count: { type: "integer", minimum: 0 }, currentPageToken: { type: ["string", "null"] }, currentPageUrl: { type: ["string", "null"] }, eTag: { type: "string" }, fields: { type: "array", items: { type: "string" } }, listInfoETag: { type: "string" }, listReference: { $ref: "ui-api.ListReference" }, nextPageToken: { type: ["string", "null"] }, nextPageUrl: { type: ["string", "null"] }, optionalFields: { type: "array", items: { type: "string" } }, pageSize: { type: "integer", minimum: 1 }, previousPageToken: { type: ["string", "null"] }, previousPageUrl: { type: ["string", "null"] }, records: { type: "array", items: { $ref: "ui-api.RecordRepresentation" } }, searchTerm: { type: ["string", "null"] }, sortBy: { anyOf: [{ type: ["string", "null"] }, { type: "array", items: { type: "string" } }] }, where: { type: ["string", "null"] } } }, schema15 = { type: "object", required: ["apiName", "childRelationships", "fields", "id", "lastModifiedById", "lastModifiedDate", "recordTypeInfo", "systemModstamp"], additionalProperties: !0, properties: { apiName: { type: "string" }, childRelationships: { type: "object", additionalProperties: { $ref: "ui-api.RecordCollection" } }, eTag: { type: "string" }, fields: { type: "object", additionalProperties: { $ref: "ui-api.FieldValue" } }, id: { type: ["string", "null"] }, lastModifiedById: { type: ["string", "null"] }, lastModifiedDate: { type: ["string", "null"], format: "date-time" }, recordTypeId: { type: ["string", "null"] }, recordTypeInfo: { anyOf: [{ $ref: "ui-api.RecordTypeInfo" }, { type: "null" }] }, systemModstamp: { type: ["string", "null"], format: "date-time" }, weakEtag: { type: "integer" } } }, schema16 = { type: "object", required: ["count", "currentPageToken", "currentPageUrl", "nextPageToken", "nextPageUrl", "previousPageToken", "previousPageUrl", "records"], additionalProperties: !0, properties: { count: { type: "integer", minimum: 0 }, currentPageToken: { type: ["string", "null"] }, currentPageUrl: { type: ["string", "null"] }, nextPageToken: { type: ["string", "null"] }, nextPageUrl: { type: ["string", "null"] }, previousPageToken: { type: ["string", "null"] }, previousPageUrl: { type: ["string", "null"] }, records: { type: "array", items: { $ref: "ui-api.RecordRepresentation" } } } }, wrapper0 = { validate: validate13 };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.currentPageToken === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPageToken" }, message: "must have required property 'currentPageToken'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.currentPageUrl === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPageUrl" }, message: "must have required property 'currentPageUrl'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.nextPageToken === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPageToken" }, message: "must have required property 'nextPageToken'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.nextPageUrl === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPageUrl" }, message: "must have required property 'nextPageUrl'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.previousPageToken === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousPageToken" }, message: "must have required property 'previousPageToken'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.previousPageUrl === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousPageUrl" }, message: "must have required property 'previousPageUrl'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.records === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "records" }, message: "must have required property 'records'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!Number.isInteger(data0)) {
        let err8 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data0) && data0 < 0) {
        let err9 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.currentPageToken !== void 0) {
      let data1 = data.currentPageToken;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/currentPageToken", schemaPath: "#/properties/currentPageToken/type", keyword: "type", params: { type: schema16.properties.currentPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.currentPageUrl !== void 0) {
      let data2 = data.currentPageUrl;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/currentPageUrl", schemaPath: "#/properties/currentPageUrl/type", keyword: "type", params: { type: schema16.properties.currentPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.nextPageToken !== void 0) {
      let data3 = data.nextPageToken;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/nextPageToken", schemaPath: "#/properties/nextPageToken/type", keyword: "type", params: { type: schema16.properties.nextPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.nextPageUrl !== void 0) {
      let data4 = data.nextPageUrl;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/nextPageUrl", schemaPath: "#/properties/nextPageUrl/type", keyword: "type", params: { type: schema16.properties.nextPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.previousPageToken !== void 0) {
      let data5 = data.previousPageToken;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/previousPageToken", schemaPath: "#/properties/previousPageToken/type", keyword: "type", params: { type: schema16.properties.previousPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.previousPageUrl !== void 0) {
      let data6 = data.previousPageUrl;
      if (typeof data6 != "string" && data6 !== null) {
        let err15 = { instancePath: instancePath + "/previousPageUrl", schemaPath: "#/properties/previousPageUrl/type", keyword: "type", params: { type: schema16.properties.previousPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.records !== void 0) {
      let data7 = data.records;
      if (Array.isArray(data7)) {
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          wrapper0.validate(data7[i0], { instancePath: instancePath + "/records/" + i0, parentData: data7, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var schema17 = { type: "object", required: ["displayValue", "value"], additionalProperties: !0, properties: { displayValue: { type: ["string", "null"] }, value: { anyOf: [{ type: ["string", "number", "boolean", "null"] }, { $ref: "ui-api.RecordRepresentation" }, { $ref: "ui-api.LocationValue" }] } } }, schema18 = { type: "object", required: ["latitude", "longitude"], additionalProperties: !1, properties: { latitude: { type: ["number", "null"] }, longitude: { type: ["number", "null"] } } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.latitude === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.longitude === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "latitude" || key0 === "longitude")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.latitude !== void 0) {
      let data0 = data.latitude;
      if (!Number.isFinite(data0) && data0 !== null) {
        let err3 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: schema18.properties.latitude.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data1 = data.longitude;
      if (!Number.isFinite(data1) && data1 !== null) {
        let err4 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: schema18.properties.longitude.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.displayValue === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "displayValue" }, message: "must have required property 'displayValue'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.value === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.displayValue !== void 0) {
      let data0 = data.displayValue;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/displayValue", schemaPath: "#/properties/displayValue/type", keyword: "type", params: { type: schema17.properties.displayValue.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (typeof data1 != "string" && !Number.isFinite(data1) && typeof data1 != "boolean" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/anyOf/0/type", keyword: "type", params: { type: schema17.properties.value.anyOf[0].type }, message: "must be string,number,boolean,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs8 = errors;
        wrapper0.validate(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
        var _valid0 = _errs8 === errors;
        if (valid1 = valid1 || _valid0, !valid1) {
          let _errs9 = errors;
          validate15(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
          var _valid0 = _errs9 === errors;
          valid1 = valid1 || _valid0;
        }
      }
      if (valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.available === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "available" }, message: "must have required property 'available'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.defaultRecordTypeMapping === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultRecordTypeMapping" }, message: "must have required property 'defaultRecordTypeMapping'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.master === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "master" }, message: "must have required property 'master'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.recordTypeId === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordTypeId" }, message: "must have required property 'recordTypeId'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.available !== void 0 && typeof data.available != "boolean") {
      let err5 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.defaultRecordTypeMapping !== void 0 && typeof data.defaultRecordTypeMapping != "boolean") {
      let err6 = { instancePath: instancePath + "/defaultRecordTypeMapping", schemaPath: "#/properties/defaultRecordTypeMapping/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.master !== void 0 && typeof data.master != "boolean") {
      let err7 = { instancePath: instancePath + "/master", schemaPath: "#/properties/master/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.recordTypeId !== void 0 && typeof data.recordTypeId != "string") {
      let err9 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
var formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.childRelationships === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "childRelationships" }, message: "must have required property 'childRelationships'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fields === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.lastModifiedById === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastModifiedById" }, message: "must have required property 'lastModifiedById'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.lastModifiedDate === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastModifiedDate" }, message: "must have required property 'lastModifiedDate'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.recordTypeInfo === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordTypeInfo" }, message: "must have required property 'recordTypeInfo'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.systemModstamp === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "systemModstamp" }, message: "must have required property 'systemModstamp'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err8 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.childRelationships !== void 0) {
      let data1 = data.childRelationships;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key0 in data1)
          validate14(data1[key0], { instancePath: instancePath + "/childRelationships/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      else {
        let err9 = { instancePath: instancePath + "/childRelationships", schemaPath: "#/properties/childRelationships/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err10 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.fields !== void 0) {
      let data4 = data.fields;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key1 in data4)
          validate16(data4[key1], { instancePath: instancePath + "/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
      else {
        let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.id !== void 0) {
      let data6 = data.id;
      if (typeof data6 != "string" && data6 !== null) {
        let err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema15.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.lastModifiedById !== void 0) {
      let data7 = data.lastModifiedById;
      if (typeof data7 != "string" && data7 !== null) {
        let err13 = { instancePath: instancePath + "/lastModifiedById", schemaPath: "#/properties/lastModifiedById/type", keyword: "type", params: { type: schema15.properties.lastModifiedById.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.lastModifiedDate !== void 0) {
      let data8 = data.lastModifiedDate;
      if (typeof data8 != "string" && data8 !== null) {
        let err14 = { instancePath: instancePath + "/lastModifiedDate", schemaPath: "#/properties/lastModifiedDate/type", keyword: "type", params: { type: schema15.properties.lastModifiedDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data8 == "string" && !formats0.test(data8)) {
        let err15 = { instancePath: instancePath + "/lastModifiedDate", schemaPath: "#/properties/lastModifiedDate/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.recordTypeId !== void 0) {
      let data9 = data.recordTypeId;
      if (typeof data9 != "string" && data9 !== null) {
        let err16 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: schema15.properties.recordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.recordTypeInfo !== void 0) {
      let data10 = data.recordTypeInfo, _errs23 = errors, valid3 = !1, _errs24 = errors;
      validate17(data10, { instancePath: instancePath + "/recordTypeInfo", parentData: data, parentDataProperty: "recordTypeInfo", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      var _valid0 = _errs24 === errors;
      if (valid3 = valid3 || _valid0, !valid3) {
        let _errs25 = errors;
        if (data10 !== null) {
          let err17 = { instancePath: instancePath + "/recordTypeInfo", schemaPath: "#/properties/recordTypeInfo/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        var _valid0 = _errs25 === errors;
        valid3 = valid3 || _valid0;
      }
      if (valid3)
        errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
      else {
        let err18 = { instancePath: instancePath + "/recordTypeInfo", schemaPath: "#/properties/recordTypeInfo/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.systemModstamp !== void 0) {
      let data11 = data.systemModstamp;
      if (typeof data11 != "string" && data11 !== null) {
        let err19 = { instancePath: instancePath + "/systemModstamp", schemaPath: "#/properties/systemModstamp/type", keyword: "type", params: { type: schema15.properties.systemModstamp.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data11 == "string" && !formats0.test(data11)) {
        let err20 = { instancePath: instancePath + "/systemModstamp", schemaPath: "#/properties/systemModstamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.weakEtag !== void 0) {
      let data12 = data.weakEtag;
      if (!Number.isInteger(data12)) {
        let err21 = { instancePath: instancePath + "/weakEtag", schemaPath: "#/properties/weakEtag/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.currentPageToken === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPageToken" }, message: "must have required property 'currentPageToken'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.currentPageUrl === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPageUrl" }, message: "must have required property 'currentPageUrl'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.nextPageToken === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPageToken" }, message: "must have required property 'nextPageToken'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.nextPageUrl === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPageUrl" }, message: "must have required property 'nextPageUrl'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.previousPageToken === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousPageToken" }, message: "must have required property 'previousPageToken'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.previousPageUrl === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousPageUrl" }, message: "must have required property 'previousPageUrl'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.records === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "records" }, message: "must have required property 'records'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.listInfoETag === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listInfoETag" }, message: "must have required property 'listInfoETag'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!Number.isInteger(data0)) {
        let err9 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (Number.isFinite(data0) && data0 < 0) {
        let err10 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.currentPageToken !== void 0) {
      let data1 = data.currentPageToken;
      if (typeof data1 != "string" && data1 !== null) {
        let err11 = { instancePath: instancePath + "/currentPageToken", schemaPath: "#/properties/currentPageToken/type", keyword: "type", params: { type: schema14.properties.currentPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.currentPageUrl !== void 0) {
      let data2 = data.currentPageUrl;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/currentPageUrl", schemaPath: "#/properties/currentPageUrl/type", keyword: "type", params: { type: schema14.properties.currentPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err13 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.fields !== void 0) {
      let data4 = data.fields;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data4[i0] != "string") {
            let err14 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
      } else {
        let err15 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.listInfoETag !== void 0 && typeof data.listInfoETag != "string") {
      let err16 = { instancePath: instancePath + "/listInfoETag", schemaPath: "#/properties/listInfoETag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.listReference !== void 0 && (validate5(data.listReference, { instancePath: instancePath + "/listReference", parentData: data, parentDataProperty: "listReference", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.nextPageToken !== void 0) {
      let data8 = data.nextPageToken;
      if (typeof data8 != "string" && data8 !== null) {
        let err17 = { instancePath: instancePath + "/nextPageToken", schemaPath: "#/properties/nextPageToken/type", keyword: "type", params: { type: schema14.properties.nextPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.nextPageUrl !== void 0) {
      let data9 = data.nextPageUrl;
      if (typeof data9 != "string" && data9 !== null) {
        let err18 = { instancePath: instancePath + "/nextPageUrl", schemaPath: "#/properties/nextPageUrl/type", keyword: "type", params: { type: schema14.properties.nextPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.optionalFields !== void 0) {
      let data10 = data.optionalFields;
      if (Array.isArray(data10)) {
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data10[i1] != "string") {
            let err19 = { instancePath: instancePath + "/optionalFields/" + i1, schemaPath: "#/properties/optionalFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
      } else {
        let err20 = { instancePath: instancePath + "/optionalFields", schemaPath: "#/properties/optionalFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.pageSize !== void 0) {
      let data12 = data.pageSize;
      if (!Number.isInteger(data12)) {
        let err21 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (Number.isFinite(data12) && data12 < 1) {
        let err22 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.previousPageToken !== void 0) {
      let data13 = data.previousPageToken;
      if (typeof data13 != "string" && data13 !== null) {
        let err23 = { instancePath: instancePath + "/previousPageToken", schemaPath: "#/properties/previousPageToken/type", keyword: "type", params: { type: schema14.properties.previousPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.previousPageUrl !== void 0) {
      let data14 = data.previousPageUrl;
      if (typeof data14 != "string" && data14 !== null) {
        let err24 = { instancePath: instancePath + "/previousPageUrl", schemaPath: "#/properties/previousPageUrl/type", keyword: "type", params: { type: schema14.properties.previousPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.records !== void 0) {
      let data15 = data.records;
      if (Array.isArray(data15)) {
        let len2 = data15.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate13(data15[i2], { instancePath: instancePath + "/records/" + i2, parentData: data15, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.searchTerm !== void 0) {
      let data17 = data.searchTerm;
      if (typeof data17 != "string" && data17 !== null) {
        let err26 = { instancePath: instancePath + "/searchTerm", schemaPath: "#/properties/searchTerm/type", keyword: "type", params: { type: schema14.properties.searchTerm.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data18 = data.sortBy, _errs37 = errors, valid7 = !1, _errs38 = errors;
      if (typeof data18 != "string" && data18 !== null) {
        let err27 = { instancePath: instancePath + "/sortBy", schemaPath: "#/properties/sortBy/anyOf/0/type", keyword: "type", params: { type: schema14.properties.sortBy.anyOf[0].type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      var _valid0 = _errs38 === errors;
      if (valid7 = valid7 || _valid0, !valid7) {
        let _errs40 = errors;
        if (Array.isArray(data18)) {
          let len3 = data18.length;
          for (let i3 = 0; i3 < len3; i3++)
            if (typeof data18[i3] != "string") {
              let err28 = { instancePath: instancePath + "/sortBy/" + i3, schemaPath: "#/properties/sortBy/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
        } else {
          let err29 = { instancePath: instancePath + "/sortBy", schemaPath: "#/properties/sortBy/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        var _valid0 = _errs40 === errors;
        valid7 = valid7 || _valid0;
      }
      if (valid7)
        errors = _errs37, vErrors !== null && (_errs37 ? vErrors.length = _errs37 : vErrors = null);
      else {
        let err30 = { instancePath: instancePath + "/sortBy", schemaPath: "#/properties/sortBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.where !== void 0) {
      let data20 = data.where;
      if (typeof data20 != "string" && data20 !== null) {
        let err31 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: schema14.properties.where.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.info === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "info" }, message: "must have required property 'info'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.records === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "records" }, message: "must have required property 'records'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err2 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    data.info !== void 0 && (validate12(data.info, { instancePath: instancePath + "/info", parentData: data, parentDataProperty: "info", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length)), data.records !== void 0 && (validate18(data.records, { instancePath: instancePath + "/records", parentData: data, parentDataProperty: "records", rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
var schema20 = { type: "object", required: ["count", "currentPageToken", "currentPageUrl", "nextPageToken", "nextPageUrl", "pageSize", "previousPageToken", "previousPageUrl", "lists", "objectApiName", "queryString", "recentListsOnly"], additionalProperties: !0, properties: { count: { type: "integer", minimum: 0 }, currentPageToken: { type: ["string", "null"] }, currentPageUrl: { type: ["string", "null"] }, eTag: { type: "string" }, nextPageToken: { type: ["string", "null"] }, nextPageUrl: { type: ["string", "null"] }, pageSize: { type: "integer", minimum: 1 }, previousPageToken: { type: ["string", "null"] }, previousPageUrl: { type: ["string", "null"] }, lists: { type: "array", items: { $ref: "ui-api.ListInfoSummary" } }, objectApiName: { type: "string" }, queryString: { type: ["string", "null"] }, recentListsOnly: { type: "boolean" } } }, schema21 = { type: "object", required: ["apiName", "id", "label"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, id: { type: ["string", "null"] }, label: { type: "string" }, listUiUrl: { type: ["string", "null"] }, url: { type: ["string", "null"] } } };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err3 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema21.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema21.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.listUiUrl !== void 0) {
      let data3 = data.listUiUrl;
      if (typeof data3 != "string" && data3 !== null) {
        let err6 = { instancePath: instancePath + "/listUiUrl", schemaPath: "#/properties/listUiUrl/type", keyword: "type", params: { type: schema21.properties.listUiUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.url !== void 0) {
      let data4 = data.url;
      if (typeof data4 != "string" && data4 !== null) {
        let err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema21.properties.url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.currentPageToken === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPageToken" }, message: "must have required property 'currentPageToken'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.currentPageUrl === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPageUrl" }, message: "must have required property 'currentPageUrl'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.nextPageToken === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPageToken" }, message: "must have required property 'nextPageToken'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.nextPageUrl === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPageUrl" }, message: "must have required property 'nextPageUrl'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.pageSize === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pageSize" }, message: "must have required property 'pageSize'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.previousPageToken === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousPageToken" }, message: "must have required property 'previousPageToken'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.previousPageUrl === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousPageUrl" }, message: "must have required property 'previousPageUrl'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.lists === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lists" }, message: "must have required property 'lists'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.objectApiName === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectApiName" }, message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.queryString === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "queryString" }, message: "must have required property 'queryString'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.recentListsOnly === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recentListsOnly" }, message: "must have required property 'recentListsOnly'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!Number.isInteger(data0)) {
        let err12 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (Number.isFinite(data0) && data0 < 0) {
        let err13 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.currentPageToken !== void 0) {
      let data1 = data.currentPageToken;
      if (typeof data1 != "string" && data1 !== null) {
        let err14 = { instancePath: instancePath + "/currentPageToken", schemaPath: "#/properties/currentPageToken/type", keyword: "type", params: { type: schema20.properties.currentPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.currentPageUrl !== void 0) {
      let data2 = data.currentPageUrl;
      if (typeof data2 != "string" && data2 !== null) {
        let err15 = { instancePath: instancePath + "/currentPageUrl", schemaPath: "#/properties/currentPageUrl/type", keyword: "type", params: { type: schema20.properties.currentPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err16 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.nextPageToken !== void 0) {
      let data4 = data.nextPageToken;
      if (typeof data4 != "string" && data4 !== null) {
        let err17 = { instancePath: instancePath + "/nextPageToken", schemaPath: "#/properties/nextPageToken/type", keyword: "type", params: { type: schema20.properties.nextPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.nextPageUrl !== void 0) {
      let data5 = data.nextPageUrl;
      if (typeof data5 != "string" && data5 !== null) {
        let err18 = { instancePath: instancePath + "/nextPageUrl", schemaPath: "#/properties/nextPageUrl/type", keyword: "type", params: { type: schema20.properties.nextPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.pageSize !== void 0) {
      let data6 = data.pageSize;
      if (!Number.isInteger(data6)) {
        let err19 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Number.isFinite(data6) && data6 < 1) {
        let err20 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.previousPageToken !== void 0) {
      let data7 = data.previousPageToken;
      if (typeof data7 != "string" && data7 !== null) {
        let err21 = { instancePath: instancePath + "/previousPageToken", schemaPath: "#/properties/previousPageToken/type", keyword: "type", params: { type: schema20.properties.previousPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.previousPageUrl !== void 0) {
      let data8 = data.previousPageUrl;
      if (typeof data8 != "string" && data8 !== null) {
        let err22 = { instancePath: instancePath + "/previousPageUrl", schemaPath: "#/properties/previousPageUrl/type", keyword: "type", params: { type: schema20.properties.previousPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.lists !== void 0) {
      let data9 = data.lists;
      if (Array.isArray(data9)) {
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate20(data9[i0], { instancePath: instancePath + "/lists/" + i0, parentData: data9, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/lists", schemaPath: "#/properties/lists/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.objectApiName !== void 0 && typeof data.objectApiName != "string") {
      let err24 = { instancePath: instancePath + "/objectApiName", schemaPath: "#/properties/objectApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.queryString !== void 0) {
      let data12 = data.queryString;
      if (typeof data12 != "string" && data12 !== null) {
        let err25 = { instancePath: instancePath + "/queryString", schemaPath: "#/properties/queryString/type", keyword: "type", params: { type: schema20.properties.queryString.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.recentListsOnly !== void 0 && typeof data.recentListsOnly != "boolean") {
      let err26 = { instancePath: instancePath + "/recentListsOnly", schemaPath: "#/properties/recentListsOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate19(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate21(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var uiApi_ReadErrors = validate22;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errorCode !== void 0) {
      let data0 = data.errorCode;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate23(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var uiApi_ListUi = validate19, uiApi_ListInfo = validate12, uiApi_ListRecordCollection = validate18, validators = {
  getListUiByIdOrObject: { responses: { 200: uiApi_ListUiByIdOrObject, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getListUiByName: { responses: { 200: uiApi_ListUi, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getMruListInfo: { responses: { 200: uiApi_ListInfo, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getMruListRecords: { responses: { 200: uiApi_ListRecordCollection, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getMruListUi: { responses: { 200: uiApi_ListUi, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } }
};
export {
  validators
};
