// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var uiApi_RelatedListCount = validate0;
var schema1 = { type: "object", required: ["id", "inContextOfRecordId", "listViewApiName", "objectApiName", "parentObjectApiName", "recordTypeId", "relatedListId", "type"], additionalProperties: !0, properties: { id: { type: ["string", "null"] }, inContextOfRecordId: { type: ["string", "null"] }, listViewApiName: { type: ["string", "null"] }, objectApiName: { type: ["string", "null"] }, parentObjectApiName: { type: "string" }, recordTypeId: { type: ["string", "null"] }, relatedListId: { type: "string" }, type: { type: "string" } } };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.inContextOfRecordId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inContextOfRecordId" }, message: "must have required property 'inContextOfRecordId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.listViewApiName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listViewApiName" }, message: "must have required property 'listViewApiName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.objectApiName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectApiName" }, message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.parentObjectApiName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parentObjectApiName" }, message: "must have required property 'parentObjectApiName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.recordTypeId === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordTypeId" }, message: "must have required property 'recordTypeId'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.relatedListId === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedListId" }, message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.type === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null) {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema1.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.inContextOfRecordId !== void 0) {
      let data1 = data.inContextOfRecordId;
      if (typeof data1 != "string" && data1 !== null) {
        let err9 = { instancePath: instancePath + "/inContextOfRecordId", schemaPath: "#/properties/inContextOfRecordId/type", keyword: "type", params: { type: schema1.properties.inContextOfRecordId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.listViewApiName !== void 0) {
      let data2 = data.listViewApiName;
      if (typeof data2 != "string" && data2 !== null) {
        let err10 = { instancePath: instancePath + "/listViewApiName", schemaPath: "#/properties/listViewApiName/type", keyword: "type", params: { type: schema1.properties.listViewApiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.objectApiName !== void 0) {
      let data3 = data.objectApiName;
      if (typeof data3 != "string" && data3 !== null) {
        let err11 = { instancePath: instancePath + "/objectApiName", schemaPath: "#/properties/objectApiName/type", keyword: "type", params: { type: schema1.properties.objectApiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.parentObjectApiName !== void 0 && typeof data.parentObjectApiName != "string") {
      let err12 = { instancePath: instancePath + "/parentObjectApiName", schemaPath: "#/properties/parentObjectApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.recordTypeId !== void 0) {
      let data5 = data.recordTypeId;
      if (typeof data5 != "string" && data5 !== null) {
        let err13 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: schema1.properties.recordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.relatedListId !== void 0 && typeof data.relatedListId != "string") {
      let err14 = { instancePath: instancePath + "/relatedListId", schemaPath: "#/properties/relatedListId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.type !== void 0 && typeof data.type != "string") {
      let err15 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hasMore === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hasMore" }, message: "must have required property 'hasMore'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.listReference === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listReference" }, message: "must have required property 'listReference'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!Number.isInteger(data0)) {
        let err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (Number.isFinite(data0) && data0 < 0) {
        let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err5 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.hasMore !== void 0 && typeof data.hasMore != "boolean") {
      let err6 = { instancePath: instancePath + "/hasMore", schemaPath: "#/properties/hasMore/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    data.listReference !== void 0 && (validate1(data.listReference, { instancePath: instancePath + "/listReference", parentData: data, parentDataProperty: "listReference", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var uiApi_ReadErrors = validate2;
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate3(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var uiApi_RelatedListInfo = validate4, schema4 = { type: "object", required: ["cloneable", "createable", "deletable", "displayColumns", "fieldApiName", "fields", "filterLogicString", "filteredByInfo", "label", "listReference", "objectApiNames", "optionalFields", "orderedByInfo", "updateable", "userPreferences", "visibility", "visibilityEditable"], additionalProperties: !0, properties: { cloneable: { type: "boolean" }, createable: { type: "boolean" }, deletable: { type: "boolean" }, displayColumns: { type: "array", items: { $ref: "ui-api.RelatedListColumn" } }, eTag: { type: "string" }, fieldApiName: { type: "string" }, fields: { type: "array", items: { type: "string" } }, filterLogicString: { type: ["string", "null"] }, filterable: { type: "boolean" }, filteredByInfo: { type: "array", items: { $ref: "ui-api.ListFilter" } }, label: { type: "string" }, listReference: { $ref: "ui-api.RelatedListReference" }, objectApiNames: { type: "array", items: { type: "string" } }, optionalFields: { type: "array", items: { type: "string" } }, orderedByInfo: { type: "array", items: { $ref: "ui-api.ListOrder" } }, restrictColumnsToLayout: { type: "boolean" }, updateable: { type: "boolean" }, userPreferences: { $ref: "ui-api.ListColumnPreferences" }, visibility: { type: "string" }, visibilityEditable: { type: "boolean" } } }, schema5 = { type: "object", required: ["fieldApiName", "label", "sortable"], additionalProperties: !0, properties: { dataType: { type: "string" }, fieldApiName: { type: "string" }, filterable: { type: "boolean" }, inlineEditAttributes: { type: ["object", "null"], additionalProperties: { $ref: "ui-api.ListInlineEditAttributes" } }, label: { type: "string" }, lookupId: { type: ["string", "null"] }, picklistValues: { type: ["array", "null"], items: { type: "string" } }, quickFilterOperator: { type: ["string", "null"] }, searchable: { type: "boolean" }, sortable: { type: "boolean" } } };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate5.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.dataType !== void 0 && typeof data.dataType != "string") {
      let err3 = { instancePath: instancePath + "/dataType", schemaPath: "#/properties/dataType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.fieldApiName !== void 0 && typeof data.fieldApiName != "string") {
      let err4 = { instancePath: instancePath + "/fieldApiName", schemaPath: "#/properties/fieldApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.filterable !== void 0 && typeof data.filterable != "boolean") {
      let err5 = { instancePath: instancePath + "/filterable", schemaPath: "#/properties/filterable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.inlineEditAttributes !== void 0) {
      let data3 = data.inlineEditAttributes;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
        let err6 = { instancePath: instancePath + "/inlineEditAttributes", schemaPath: "#/properties/inlineEditAttributes/type", keyword: "type", params: { type: schema5.properties.inlineEditAttributes.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key0 in data3)
          validate5(data3[key0], { instancePath: instancePath + "/inlineEditAttributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length);
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err7 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.lookupId !== void 0) {
      let data6 = data.lookupId;
      if (typeof data6 != "string" && data6 !== null) {
        let err8 = { instancePath: instancePath + "/lookupId", schemaPath: "#/properties/lookupId/type", keyword: "type", params: { type: schema5.properties.lookupId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.picklistValues !== void 0) {
      let data7 = data.picklistValues;
      if (!Array.isArray(data7) && data7 !== null) {
        let err9 = { instancePath: instancePath + "/picklistValues", schemaPath: "#/properties/picklistValues/type", keyword: "type", params: { type: schema5.properties.picklistValues.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (Array.isArray(data7)) {
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data7[i0] != "string") {
            let err10 = { instancePath: instancePath + "/picklistValues/" + i0, schemaPath: "#/properties/picklistValues/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
      }
    }
    if (data.quickFilterOperator !== void 0) {
      let data9 = data.quickFilterOperator;
      if (typeof data9 != "string" && data9 !== null) {
        let err11 = { instancePath: instancePath + "/quickFilterOperator", schemaPath: "#/properties/quickFilterOperator/type", keyword: "type", params: { type: schema5.properties.quickFilterOperator.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.searchable !== void 0 && typeof data.searchable != "boolean") {
      let err12 = { instancePath: instancePath + "/searchable", schemaPath: "#/properties/searchable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.sortable !== void 0 && typeof data.sortable != "boolean") {
      let err13 = { instancePath: instancePath + "/sortable", schemaPath: "#/properties/sortable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var schema7 = { type: "object", required: ["fieldApiName", "operandLabels", "operator"], additionalProperties: !0, properties: { fieldApiName: { type: "string" }, label: { type: ["string", "null"] }, operandLabels: { type: "array", items: { type: "string" } }, operator: { type: "string" } } };
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err4 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema7.properties.label.type }, message: "must be string,null" };
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
  return validate7.errors = vErrors, errors === 0;
}
var schema8 = { type: "object", required: ["fieldApiName", "isAscending", "label"], additionalProperties: !0, properties: { fieldApiName: { type: "string" }, isAscending: { type: "boolean" }, label: { type: ["string", "null"] } } };
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
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema8.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate9.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.fieldApiName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldApiName" }, message: "must have required property 'fieldApiName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.fields === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.filterLogicString === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filterLogicString" }, message: "must have required property 'filterLogicString'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.filteredByInfo === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filteredByInfo" }, message: "must have required property 'filteredByInfo'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.label === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.listReference === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listReference" }, message: "must have required property 'listReference'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.objectApiNames === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectApiNames" }, message: "must have required property 'objectApiNames'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.optionalFields === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optionalFields" }, message: "must have required property 'optionalFields'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.orderedByInfo === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderedByInfo" }, message: "must have required property 'orderedByInfo'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.updateable === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updateable" }, message: "must have required property 'updateable'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.userPreferences === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "userPreferences" }, message: "must have required property 'userPreferences'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.visibility === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visibility" }, message: "must have required property 'visibility'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.visibilityEditable === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visibilityEditable" }, message: "must have required property 'visibilityEditable'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.cloneable !== void 0 && typeof data.cloneable != "boolean") {
      let err17 = { instancePath: instancePath + "/cloneable", schemaPath: "#/properties/cloneable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.createable !== void 0 && typeof data.createable != "boolean") {
      let err18 = { instancePath: instancePath + "/createable", schemaPath: "#/properties/createable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.deletable !== void 0 && typeof data.deletable != "boolean") {
      let err19 = { instancePath: instancePath + "/deletable", schemaPath: "#/properties/deletable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.displayColumns !== void 0) {
      let data3 = data.displayColumns;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate6(data3[i0], { instancePath: instancePath + "/displayColumns/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      } else {
        let err20 = { instancePath: instancePath + "/displayColumns", schemaPath: "#/properties/displayColumns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err21 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.fieldApiName !== void 0 && typeof data.fieldApiName != "string") {
      let err22 = { instancePath: instancePath + "/fieldApiName", schemaPath: "#/properties/fieldApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.fields !== void 0) {
      let data7 = data.fields;
      if (Array.isArray(data7)) {
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data7[i1] != "string") {
            let err23 = { instancePath: instancePath + "/fields/" + i1, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
      } else {
        let err24 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.filterLogicString !== void 0) {
      let data9 = data.filterLogicString;
      if (typeof data9 != "string" && data9 !== null) {
        let err25 = { instancePath: instancePath + "/filterLogicString", schemaPath: "#/properties/filterLogicString/type", keyword: "type", params: { type: schema4.properties.filterLogicString.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.filterable !== void 0 && typeof data.filterable != "boolean") {
      let err26 = { instancePath: instancePath + "/filterable", schemaPath: "#/properties/filterable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.filteredByInfo !== void 0) {
      let data11 = data.filteredByInfo;
      if (Array.isArray(data11)) {
        let len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate7(data11[i2], { instancePath: instancePath + "/filteredByInfo/" + i2, parentData: data11, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
      } else {
        let err27 = { instancePath: instancePath + "/filteredByInfo", schemaPath: "#/properties/filteredByInfo/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err28 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.listReference !== void 0 && (validate1(data.listReference, { instancePath: instancePath + "/listReference", parentData: data, parentDataProperty: "listReference", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.objectApiNames !== void 0) {
      let data15 = data.objectApiNames;
      if (Array.isArray(data15)) {
        let len3 = data15.length;
        for (let i3 = 0; i3 < len3; i3++)
          if (typeof data15[i3] != "string") {
            let err29 = { instancePath: instancePath + "/objectApiNames/" + i3, schemaPath: "#/properties/objectApiNames/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
      } else {
        let err30 = { instancePath: instancePath + "/objectApiNames", schemaPath: "#/properties/objectApiNames/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.optionalFields !== void 0) {
      let data17 = data.optionalFields;
      if (Array.isArray(data17)) {
        let len4 = data17.length;
        for (let i4 = 0; i4 < len4; i4++)
          if (typeof data17[i4] != "string") {
            let err31 = { instancePath: instancePath + "/optionalFields/" + i4, schemaPath: "#/properties/optionalFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
      } else {
        let err32 = { instancePath: instancePath + "/optionalFields", schemaPath: "#/properties/optionalFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.orderedByInfo !== void 0) {
      let data19 = data.orderedByInfo;
      if (Array.isArray(data19)) {
        let len5 = data19.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate8(data19[i5], { instancePath: instancePath + "/orderedByInfo/" + i5, parentData: data19, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err33 = { instancePath: instancePath + "/orderedByInfo", schemaPath: "#/properties/orderedByInfo/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.restrictColumnsToLayout !== void 0 && typeof data.restrictColumnsToLayout != "boolean") {
      let err34 = { instancePath: instancePath + "/restrictColumnsToLayout", schemaPath: "#/properties/restrictColumnsToLayout/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.updateable !== void 0 && typeof data.updateable != "boolean") {
      let err35 = { instancePath: instancePath + "/updateable", schemaPath: "#/properties/updateable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.userPreferences !== void 0 && (validate9(data.userPreferences, { instancePath: instancePath + "/userPreferences", parentData: data, parentDataProperty: "userPreferences", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.visibility !== void 0 && typeof data.visibility != "string") {
      let err36 = { instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.visibilityEditable !== void 0 && typeof data.visibilityEditable != "boolean") {
      let err37 = { instancePath: instancePath + "/visibilityEditable", schemaPath: "#/properties/visibilityEditable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var uiApi_RelatedListInfoBatchResults = validate10;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.result !== void 0) {
      let data0 = data.result, _errs3 = errors, valid1 = !1, _errs4 = errors;
      validate4(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs5 = errors;
        validate2(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
        var _valid0 = _errs5 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.statusCode !== void 0) {
      let data1 = data.statusCode;
      if (!Number.isInteger(data1)) {
        let err3 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.results === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hasErrors !== void 0 && typeof data.hasErrors != "boolean") {
      let err1 = { instancePath: instancePath + "/hasErrors", schemaPath: "#/properties/hasErrors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.results !== void 0) {
      let data1 = data.results;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate11(data1[i0], { instancePath: instancePath + "/results/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var uiApi_RelatedListPreferences = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.orderedBy === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderedBy" }, message: "must have required property 'orderedBy'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.preferencesId === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preferencesId" }, message: "must have required property 'preferencesId'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.columnWidths !== void 0) {
      let data0 = data.columnWidths;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key0 in data0) {
          let data1 = data0[key0];
          if (!Number.isInteger(data1)) {
            let err4 = { instancePath: instancePath + "/columnWidths/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columnWidths/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      else {
        let err5 = { instancePath: instancePath + "/columnWidths", schemaPath: "#/properties/columnWidths/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.columnWrap !== void 0) {
      let data2 = data.columnWrap;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key1 in data2)
          if (typeof data2[key1] != "boolean") {
            let err6 = { instancePath: instancePath + "/columnWrap/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columnWrap/additionalProperties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
      } else {
        let err7 = { instancePath: instancePath + "/columnWrap", schemaPath: "#/properties/columnWrap/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err8 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.orderedBy !== void 0) {
      let data5 = data.orderedBy;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate8(data5[i0], { instancePath: instancePath + "/orderedBy/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/orderedBy", schemaPath: "#/properties/orderedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.preferencesId !== void 0 && typeof data.preferencesId != "string") {
      let err10 = { instancePath: instancePath + "/preferencesId", schemaPath: "#/properties/preferencesId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
var uiApi_RelatedListPreferencesBatchResults = validate13;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.result !== void 0) {
      let data0 = data.result, _errs3 = errors, valid1 = !1, _errs4 = errors;
      validate12(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs5 = errors;
        validate2(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
        var _valid0 = _errs5 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.statusCode !== void 0) {
      let data1 = data.statusCode;
      if (!Number.isInteger(data1)) {
        let err3 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.results === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hasErrors !== void 0 && typeof data.hasErrors != "boolean") {
      let err1 = { instancePath: instancePath + "/hasErrors", schemaPath: "#/properties/hasErrors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.results !== void 0) {
      let data1 = data.results;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate14(data1[i0], { instancePath: instancePath + "/results/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
var getRelatedListRecordsBatch_request = validate15;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$"' };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.relatedListId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedListId" }, message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "fields" || key0 === "optionalFields" || key0 === "pageSize" || key0 === "relatedListId" || key0 === "sortBy" || key0 === "where")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.fields !== void 0 && (validate16(data.fields, { instancePath: instancePath + "/fields", parentData: data, parentDataProperty: "fields", rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length)), data.optionalFields !== void 0 && (validate16(data.optionalFields, { instancePath: instancePath + "/optionalFields", parentData: data, parentDataProperty: "optionalFields", rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length)), data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!Number.isInteger(data2)) {
        let err2 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Number.isFinite(data2) && data2 < 1) {
        let err3 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListId !== void 0) {
      let data3 = data.relatedListId;
      if (typeof data3 == "string") {
        if (data3.length < 1) {
          let err4 = { instancePath: instancePath + "/relatedListId", schemaPath: "#/properties/relatedListId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/relatedListId", schemaPath: "#/properties/relatedListId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data4 = data.sortBy;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 == "string") {
            if (data5.length < 1) {
              let err6 = { instancePath: instancePath + "/sortBy/" + i0, schemaPath: "#/properties/sortBy/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/sortBy/" + i0, schemaPath: "#/properties/sortBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/sortBy", schemaPath: "#/properties/sortBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.where !== void 0) {
      let data6 = data.where;
      if (typeof data6 == "string") {
        if (data6.length < 1) {
          let err9 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.relatedListParameters === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedListParameters" }, message: "must have required property 'relatedListParameters'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "relatedListParameters") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.relatedListParameters !== void 0) {
      let data0 = data.relatedListParameters;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate17(data0[i0], { instancePath: instancePath + "/relatedListParameters/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/relatedListParameters", schemaPath: "#/properties/relatedListParameters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var uiApi_RelatedListRecordsBatchResults = validate18;
var schema20 = { type: "object", required: ["count", "currentPageToken", "currentPageUrl", "nextPageToken", "nextPageUrl", "previousPageToken", "previousPageUrl", "records", "fields", "optionalFields", "listInfoETag", "listReference", "pageSize", "sortBy"], additionalProperties: !0, properties: { columnLabels: { type: "array", items: { type: "string" } }, count: { type: "integer", minimum: 0 }, currentPageToken: { type: ["string", "null"] }, currentPageUrl: { type: ["string", "null"] }, eTag: { type: "string" }, fields: { type: "array", items: { type: "string" } }, listInfoETag: { type: "string" }, listReference: { $ref: "ui-api.RelatedListReference" }, nextPageToken: { type: ["string", "null"] }, nextPageUrl: { type: ["string", "null"] }, optionalFields: { type: "array", items: { type: "string" } }, pageSize: { type: "integer", minimum: 1 }, previousPageToken: { type: ["string", "null"] }, previousPageUrl: { type: ["string", "null"] }, records: { type: "array", items: { $ref: "ui-api.RecordRepresentation" } }, sortBy: { type: "array", items: { type: "string" } }, where: { type: ["string", "null"] } } }, schema21 = { type: "object", required: ["apiName", "childRelationships", "fields", "id", "lastModifiedById", "lastModifiedDate", "recordTypeInfo", "systemModstamp"], additionalProperties: !0, properties: { apiName: { type: "string" }, childRelationships: { type: "object", additionalProperties: { $ref: "ui-api.RecordCollection" } }, eTag: { type: "string" }, fields: { type: "object", additionalProperties: { $ref: "ui-api.FieldValue" } }, id: { type: ["string", "null"] }, lastModifiedById: { type: ["string", "null"] }, lastModifiedDate: { type: ["string", "null"], format: "date-time" }, recordTypeId: { type: ["string", "null"] }, recordTypeInfo: { anyOf: [{ $ref: "ui-api.RecordTypeInfo" }, { type: "null" }] }, systemModstamp: { type: ["string", "null"], format: "date-time" }, weakEtag: { type: "integer" } } }, schema22 = { type: "object", required: ["count", "currentPageToken", "currentPageUrl", "nextPageToken", "nextPageUrl", "previousPageToken", "previousPageUrl", "records"], additionalProperties: !0, properties: { count: { type: "integer", minimum: 0 }, currentPageToken: { type: ["string", "null"] }, currentPageUrl: { type: ["string", "null"] }, nextPageToken: { type: ["string", "null"] }, nextPageUrl: { type: ["string", "null"] }, previousPageToken: { type: ["string", "null"] }, previousPageUrl: { type: ["string", "null"] }, records: { type: "array", items: { $ref: "ui-api.RecordRepresentation" } } } }, wrapper0 = { validate: validate19 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err10 = { instancePath: instancePath + "/currentPageToken", schemaPath: "#/properties/currentPageToken/type", keyword: "type", params: { type: schema22.properties.currentPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.currentPageUrl !== void 0) {
      let data2 = data.currentPageUrl;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/currentPageUrl", schemaPath: "#/properties/currentPageUrl/type", keyword: "type", params: { type: schema22.properties.currentPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.nextPageToken !== void 0) {
      let data3 = data.nextPageToken;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/nextPageToken", schemaPath: "#/properties/nextPageToken/type", keyword: "type", params: { type: schema22.properties.nextPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.nextPageUrl !== void 0) {
      let data4 = data.nextPageUrl;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/nextPageUrl", schemaPath: "#/properties/nextPageUrl/type", keyword: "type", params: { type: schema22.properties.nextPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.previousPageToken !== void 0) {
      let data5 = data.previousPageToken;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/previousPageToken", schemaPath: "#/properties/previousPageToken/type", keyword: "type", params: { type: schema22.properties.previousPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.previousPageUrl !== void 0) {
      let data6 = data.previousPageUrl;
      if (typeof data6 != "string" && data6 !== null) {
        let err15 = { instancePath: instancePath + "/previousPageUrl", schemaPath: "#/properties/previousPageUrl/type", keyword: "type", params: { type: schema22.properties.previousPageUrl.type }, message: "must be string,null" };
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
  return validate20.errors = vErrors, errors === 0;
}
var schema23 = { type: "object", required: ["displayValue", "value"], additionalProperties: !0, properties: { displayValue: { type: ["string", "null"] }, value: { anyOf: [{ type: ["string", "number", "boolean", "null"] }, { $ref: "ui-api.RecordRepresentation" }, { $ref: "ui-api.LocationValue" }] } } }, schema24 = { type: "object", required: ["latitude", "longitude"], additionalProperties: !1, properties: { latitude: { type: ["number", "null"] }, longitude: { type: ["number", "null"] } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err3 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: schema24.properties.latitude.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data1 = data.longitude;
      if (!Number.isFinite(data1) && data1 !== null) {
        let err4 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: schema24.properties.longitude.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err2 = { instancePath: instancePath + "/displayValue", schemaPath: "#/properties/displayValue/type", keyword: "type", params: { type: schema23.properties.displayValue.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (typeof data1 != "string" && !Number.isFinite(data1) && typeof data1 != "boolean" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/anyOf/0/type", keyword: "type", params: { type: schema23.properties.value.anyOf[0].type }, message: "must be string,number,boolean,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs8 = errors;
        wrapper0.validate(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
        var _valid0 = _errs8 === errors;
        if (valid1 = valid1 || _valid0, !valid1) {
          let _errs9 = errors;
          validate21(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
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
  return validate22.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate23.errors = vErrors, errors === 0;
}
var formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate20(data1[key0], { instancePath: instancePath + "/childRelationships/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
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
          validate22(data4[key1], { instancePath: instancePath + "/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
      else {
        let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.id !== void 0) {
      let data6 = data.id;
      if (typeof data6 != "string" && data6 !== null) {
        let err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema21.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.lastModifiedById !== void 0) {
      let data7 = data.lastModifiedById;
      if (typeof data7 != "string" && data7 !== null) {
        let err13 = { instancePath: instancePath + "/lastModifiedById", schemaPath: "#/properties/lastModifiedById/type", keyword: "type", params: { type: schema21.properties.lastModifiedById.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.lastModifiedDate !== void 0) {
      let data8 = data.lastModifiedDate;
      if (typeof data8 != "string" && data8 !== null) {
        let err14 = { instancePath: instancePath + "/lastModifiedDate", schemaPath: "#/properties/lastModifiedDate/type", keyword: "type", params: { type: schema21.properties.lastModifiedDate.type }, message: "must be string,null" };
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
        let err16 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: schema21.properties.recordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.recordTypeInfo !== void 0) {
      let data10 = data.recordTypeInfo, _errs23 = errors, valid3 = !1, _errs24 = errors;
      validate23(data10, { instancePath: instancePath + "/recordTypeInfo", parentData: data, parentDataProperty: "recordTypeInfo", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
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
        let err19 = { instancePath: instancePath + "/systemModstamp", schemaPath: "#/properties/systemModstamp/type", keyword: "type", params: { type: schema21.properties.systemModstamp.type }, message: "must be string,null" };
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
  return validate19.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.fields === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.optionalFields === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optionalFields" }, message: "must have required property 'optionalFields'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.listInfoETag === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listInfoETag" }, message: "must have required property 'listInfoETag'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.listReference === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listReference" }, message: "must have required property 'listReference'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.pageSize === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pageSize" }, message: "must have required property 'pageSize'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.sortBy === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sortBy" }, message: "must have required property 'sortBy'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.columnLabels !== void 0) {
      let data0 = data.columnLabels;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string") {
            let err14 = { instancePath: instancePath + "/columnLabels/" + i0, schemaPath: "#/properties/columnLabels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
      } else {
        let err15 = { instancePath: instancePath + "/columnLabels", schemaPath: "#/properties/columnLabels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.count !== void 0) {
      let data2 = data.count;
      if (!Number.isInteger(data2)) {
        let err16 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (Number.isFinite(data2) && data2 < 0) {
        let err17 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.currentPageToken !== void 0) {
      let data3 = data.currentPageToken;
      if (typeof data3 != "string" && data3 !== null) {
        let err18 = { instancePath: instancePath + "/currentPageToken", schemaPath: "#/properties/currentPageToken/type", keyword: "type", params: { type: schema20.properties.currentPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.currentPageUrl !== void 0) {
      let data4 = data.currentPageUrl;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/currentPageUrl", schemaPath: "#/properties/currentPageUrl/type", keyword: "type", params: { type: schema20.properties.currentPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err20 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.fields !== void 0) {
      let data6 = data.fields;
      if (Array.isArray(data6)) {
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data6[i1] != "string") {
            let err21 = { instancePath: instancePath + "/fields/" + i1, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
      } else {
        let err22 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.listInfoETag !== void 0 && typeof data.listInfoETag != "string") {
      let err23 = { instancePath: instancePath + "/listInfoETag", schemaPath: "#/properties/listInfoETag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.listReference !== void 0 && (validate1(data.listReference, { instancePath: instancePath + "/listReference", parentData: data, parentDataProperty: "listReference", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.nextPageToken !== void 0) {
      let data10 = data.nextPageToken;
      if (typeof data10 != "string" && data10 !== null) {
        let err24 = { instancePath: instancePath + "/nextPageToken", schemaPath: "#/properties/nextPageToken/type", keyword: "type", params: { type: schema20.properties.nextPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.nextPageUrl !== void 0) {
      let data11 = data.nextPageUrl;
      if (typeof data11 != "string" && data11 !== null) {
        let err25 = { instancePath: instancePath + "/nextPageUrl", schemaPath: "#/properties/nextPageUrl/type", keyword: "type", params: { type: schema20.properties.nextPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.optionalFields !== void 0) {
      let data12 = data.optionalFields;
      if (Array.isArray(data12)) {
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data12[i2] != "string") {
            let err26 = { instancePath: instancePath + "/optionalFields/" + i2, schemaPath: "#/properties/optionalFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
      } else {
        let err27 = { instancePath: instancePath + "/optionalFields", schemaPath: "#/properties/optionalFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.pageSize !== void 0) {
      let data14 = data.pageSize;
      if (!Number.isInteger(data14)) {
        let err28 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (Number.isFinite(data14) && data14 < 1) {
        let err29 = { instancePath: instancePath + "/pageSize", schemaPath: "#/properties/pageSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.previousPageToken !== void 0) {
      let data15 = data.previousPageToken;
      if (typeof data15 != "string" && data15 !== null) {
        let err30 = { instancePath: instancePath + "/previousPageToken", schemaPath: "#/properties/previousPageToken/type", keyword: "type", params: { type: schema20.properties.previousPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.previousPageUrl !== void 0) {
      let data16 = data.previousPageUrl;
      if (typeof data16 != "string" && data16 !== null) {
        let err31 = { instancePath: instancePath + "/previousPageUrl", schemaPath: "#/properties/previousPageUrl/type", keyword: "type", params: { type: schema20.properties.previousPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.records !== void 0) {
      let data17 = data.records;
      if (Array.isArray(data17)) {
        let len3 = data17.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate19(data17[i3], { instancePath: instancePath + "/records/" + i3, parentData: data17, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        let err32 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data19 = data.sortBy;
      if (Array.isArray(data19)) {
        let len4 = data19.length;
        for (let i4 = 0; i4 < len4; i4++)
          if (typeof data19[i4] != "string") {
            let err33 = { instancePath: instancePath + "/sortBy/" + i4, schemaPath: "#/properties/sortBy/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
      } else {
        let err34 = { instancePath: instancePath + "/sortBy", schemaPath: "#/properties/sortBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.where !== void 0) {
      let data21 = data.where;
      if (typeof data21 != "string" && data21 !== null) {
        let err35 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: schema20.properties.where.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
  } else {
    let err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.result !== void 0) {
      let data0 = data.result, _errs3 = errors, valid1 = !1, _errs4 = errors;
      validate24(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs5 = errors;
        validate2(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
        var _valid0 = _errs5 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.statusCode !== void 0) {
      let data1 = data.statusCode;
      if (!Number.isInteger(data1)) {
        let err3 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.results === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hasErrors !== void 0 && typeof data.hasErrors != "boolean") {
      let err1 = { instancePath: instancePath + "/hasErrors", schemaPath: "#/properties/hasErrors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.results !== void 0) {
      let data1 = data.results;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate25(data1[i0], { instancePath: instancePath + "/results/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
var uiApi_RelatedListCountBatchResults = validate26;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.result !== void 0) {
      let data0 = data.result, _errs3 = errors, valid1 = !1, _errs4 = errors;
      validate0(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs5 = errors;
        validate2(data0, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
        var _valid0 = _errs5 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.statusCode !== void 0) {
      let data1 = data.statusCode;
      if (!Number.isInteger(data1)) {
        let err3 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.results === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hasErrors !== void 0 && typeof data.hasErrors != "boolean") {
      let err1 = { instancePath: instancePath + "/hasErrors", schemaPath: "#/properties/hasErrors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.results !== void 0) {
      let data1 = data.results;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate27(data1[i0], { instancePath: instancePath + "/results/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
var uiApi_RelatedListSummaryCollection = validate28, schema28 = { type: "object", required: ["parentObjectApiName", "parentRecordTypeId", "relatedLists"], additionalProperties: !0, properties: { eTag: { type: "string" }, parentObjectApiName: { type: "string" }, parentRecordTypeId: { type: ["string", "null"] }, relatedLists: { type: "array", items: { $ref: "ui-api.RelatedListSummary" } } } }, schema29 = { type: "object", required: ["entityLabel", "entityLabelPlural", "fieldApiName", "keyPrefix", "label", "objectApiName", "parentFieldApiName", "relatedListId", "relatedListInfoUrl", "themeInfo"], additionalProperties: !0, properties: { entityLabel: { type: "string" }, entityLabelPlural: { type: "string" }, fieldApiName: { type: "string" }, keyPrefix: { type: ["string", "null"] }, label: { type: "string" }, objectApiName: { type: "string" }, parentFieldApiName: { type: "string" }, relatedListId: { type: "string" }, relatedListInfoUrl: { type: ["string", "null"] }, themeInfo: { anyOf: [{ $ref: "ui-api.ThemeInfo" }, { type: "null" }] } } }, schema30 = { type: "object", required: ["color", "iconUrl"], additionalProperties: !0, properties: { color: { type: ["string", "null"] }, iconUrl: { type: ["string", "null"] } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.color === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "color" }, message: "must have required property 'color'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.iconUrl === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iconUrl" }, message: "must have required property 'iconUrl'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.color !== void 0) {
      let data0 = data.color;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/color", schemaPath: "#/properties/color/type", keyword: "type", params: { type: schema30.properties.color.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.iconUrl !== void 0) {
      let data1 = data.iconUrl;
      if (typeof data1 != "string" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/iconUrl", schemaPath: "#/properties/iconUrl/type", keyword: "type", params: { type: schema30.properties.iconUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entityLabel === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entityLabel" }, message: "must have required property 'entityLabel'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.entityLabelPlural === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entityLabelPlural" }, message: "must have required property 'entityLabelPlural'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fieldApiName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldApiName" }, message: "must have required property 'fieldApiName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.keyPrefix === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keyPrefix" }, message: "must have required property 'keyPrefix'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.label === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.objectApiName === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectApiName" }, message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.parentFieldApiName === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parentFieldApiName" }, message: "must have required property 'parentFieldApiName'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.relatedListId === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedListId" }, message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.relatedListInfoUrl === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedListInfoUrl" }, message: "must have required property 'relatedListInfoUrl'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.themeInfo === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "themeInfo" }, message: "must have required property 'themeInfo'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.entityLabel !== void 0 && typeof data.entityLabel != "string") {
      let err10 = { instancePath: instancePath + "/entityLabel", schemaPath: "#/properties/entityLabel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.entityLabelPlural !== void 0 && typeof data.entityLabelPlural != "string") {
      let err11 = { instancePath: instancePath + "/entityLabelPlural", schemaPath: "#/properties/entityLabelPlural/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.fieldApiName !== void 0 && typeof data.fieldApiName != "string") {
      let err12 = { instancePath: instancePath + "/fieldApiName", schemaPath: "#/properties/fieldApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.keyPrefix !== void 0) {
      let data3 = data.keyPrefix;
      if (typeof data3 != "string" && data3 !== null) {
        let err13 = { instancePath: instancePath + "/keyPrefix", schemaPath: "#/properties/keyPrefix/type", keyword: "type", params: { type: schema29.properties.keyPrefix.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err14 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.objectApiName !== void 0 && typeof data.objectApiName != "string") {
      let err15 = { instancePath: instancePath + "/objectApiName", schemaPath: "#/properties/objectApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.parentFieldApiName !== void 0 && typeof data.parentFieldApiName != "string") {
      let err16 = { instancePath: instancePath + "/parentFieldApiName", schemaPath: "#/properties/parentFieldApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.relatedListId !== void 0 && typeof data.relatedListId != "string") {
      let err17 = { instancePath: instancePath + "/relatedListId", schemaPath: "#/properties/relatedListId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.relatedListInfoUrl !== void 0) {
      let data8 = data.relatedListInfoUrl;
      if (typeof data8 != "string" && data8 !== null) {
        let err18 = { instancePath: instancePath + "/relatedListInfoUrl", schemaPath: "#/properties/relatedListInfoUrl/type", keyword: "type", params: { type: schema29.properties.relatedListInfoUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.themeInfo !== void 0) {
      let data9 = data.themeInfo, _errs21 = errors, valid1 = !1, _errs22 = errors;
      validate29(data9, { instancePath: instancePath + "/themeInfo", parentData: data, parentDataProperty: "themeInfo", rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
      var _valid0 = _errs22 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs23 = errors;
        if (data9 !== null) {
          let err19 = { instancePath: instancePath + "/themeInfo", schemaPath: "#/properties/themeInfo/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        var _valid0 = _errs23 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
      else {
        let err20 = { instancePath: instancePath + "/themeInfo", schemaPath: "#/properties/themeInfo/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentObjectApiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parentObjectApiName" }, message: "must have required property 'parentObjectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.parentRecordTypeId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parentRecordTypeId" }, message: "must have required property 'parentRecordTypeId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.relatedLists === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relatedLists" }, message: "must have required property 'relatedLists'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err3 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.parentObjectApiName !== void 0 && typeof data.parentObjectApiName != "string") {
      let err4 = { instancePath: instancePath + "/parentObjectApiName", schemaPath: "#/properties/parentObjectApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.parentRecordTypeId !== void 0) {
      let data2 = data.parentRecordTypeId;
      if (typeof data2 != "string" && data2 !== null) {
        let err5 = { instancePath: instancePath + "/parentRecordTypeId", schemaPath: "#/properties/parentRecordTypeId/type", keyword: "type", params: { type: schema28.properties.parentRecordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.relatedLists !== void 0) {
      let data3 = data.relatedLists;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate30(data3[i0], { instancePath: instancePath + "/relatedLists/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/relatedLists", schemaPath: "#/properties/relatedLists/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
var updateRelatedListInfo_request = validate31;
var schema32 = { type: "object", required: ["fieldApiName", "isAscending"], additionalProperties: !1, properties: { fieldApiName: { type: "string", minLength: 1 }, isAscending: { type: "boolean" }, label: { type: ["string", "null"] } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    for (let key0 in data)
      if (!(key0 === "fieldApiName" || key0 === "isAscending" || key0 === "label")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.fieldApiName !== void 0) {
      let data0 = data.fieldApiName;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/fieldApiName", schemaPath: "#/properties/fieldApiName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/fieldApiName", schemaPath: "#/properties/fieldApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.isAscending !== void 0 && typeof data.isAscending != "boolean") {
      let err5 = { instancePath: instancePath + "/isAscending", schemaPath: "#/properties/isAscending/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema32.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "columnWidths" || key0 === "columnWrap")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.columnWidths !== void 0) {
      let data0 = data.columnWidths;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0) {
          let data1 = data0[key1];
          if (!Number.isInteger(data1)) {
            let err1 = { instancePath: instancePath + "/columnWidths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columnWidths/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
      else {
        let err2 = { instancePath: instancePath + "/columnWidths", schemaPath: "#/properties/columnWidths/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.columnWrap !== void 0) {
      let data2 = data.columnWrap;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key2 in data2)
          if (typeof data2[key2] != "boolean") {
            let err3 = { instancePath: instancePath + "/columnWrap/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columnWrap/additionalProperties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        let err4 = { instancePath: instancePath + "/columnWrap", schemaPath: "#/properties/columnWrap/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate33.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "orderedByInfo" || key0 === "userPreferences")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.orderedByInfo !== void 0) {
      let data0 = data.orderedByInfo;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate32(data0[i0], { instancePath: instancePath + "/orderedByInfo/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/orderedByInfo", schemaPath: "#/properties/orderedByInfo/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    data.userPreferences !== void 0 && (validate33(data.userPreferences, { instancePath: instancePath + "/userPreferences", parentData: data, parentDataProperty: "userPreferences", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
var uiApi_WriteError = validate34, schema34 = { type: "object", required: ["message", "enhancedErrorType", "output"], additionalProperties: !0, properties: { message: { type: "string" }, enhancedErrorType: { type: ["string", "null"] }, output: { anyOf: [{ $ref: "ui-api.WriteErrorOutput" }, { type: "null" }] } } };
var schema36 = { type: "object", required: ["errorCode", "message", "field", "fieldLabel", "constituentField", "duplicateRecordError"], additionalProperties: !0, properties: { constituentField: { type: ["string", "null"] }, duplicateRecordError: { type: ["object", "null"], additionalProperties: !0 }, errorCode: { type: "string", minLength: 1 }, field: { type: ["string", "null"] }, fieldLabel: { type: ["string", "null"] }, message: { type: "string" } } };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.field === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fieldLabel === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldLabel" }, message: "must have required property 'fieldLabel'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.constituentField === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "constituentField" }, message: "must have required property 'constituentField'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.duplicateRecordError === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duplicateRecordError" }, message: "must have required property 'duplicateRecordError'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.constituentField !== void 0) {
      let data0 = data.constituentField;
      if (typeof data0 != "string" && data0 !== null) {
        let err6 = { instancePath: instancePath + "/constituentField", schemaPath: "#/properties/constituentField/type", keyword: "type", params: { type: schema36.properties.constituentField.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.duplicateRecordError !== void 0) {
      let data1 = data.duplicateRecordError;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err7 = { instancePath: instancePath + "/duplicateRecordError", schemaPath: "#/properties/duplicateRecordError/type", keyword: "type", params: { type: schema36.properties.duplicateRecordError.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.errorCode !== void 0) {
      let data2 = data.errorCode;
      if (typeof data2 == "string") {
        if (data2.length < 1) {
          let err8 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.field !== void 0) {
      let data3 = data.field;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: schema36.properties.field.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fieldLabel !== void 0) {
      let data4 = data.fieldLabel;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/fieldLabel", schemaPath: "#/properties/fieldLabel/type", keyword: "type", params: { type: schema36.properties.fieldLabel.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err12 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errors === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fieldErrors === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldErrors" }, message: "must have required property 'fieldErrors'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errors !== void 0) {
      let data0 = data.errors;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate35(data0[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.fieldErrors !== void 0) {
      let data2 = data.fieldErrors;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2) {
          let data3 = data2[key0];
          if (Array.isArray(data3)) {
            let len1 = data3.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate35(data3[i1], { instancePath: instancePath + "/fieldErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
          } else {
            let err3 = { instancePath: instancePath + "/fieldErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fieldErrors/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      else {
        let err4 = { instancePath: instancePath + "/fieldErrors", schemaPath: "#/properties/fieldErrors/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enhancedErrorType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enhancedErrorType" }, message: "must have required property 'enhancedErrorType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.output === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.enhancedErrorType !== void 0) {
      let data1 = data.enhancedErrorType;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/enhancedErrorType", schemaPath: "#/properties/enhancedErrorType/type", keyword: "type", params: { type: schema34.properties.enhancedErrorType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.output !== void 0) {
      let data2 = data.output, _errs7 = errors, valid1 = !1, _errs8 = errors;
      validate36(data2, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs9 = errors;
        if (data2 !== null) {
          let err5 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
var updateRelatedListPreferences_request = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "columnWidths" || key0 === "columnWrap" || key0 === "orderedBy")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.columnWidths !== void 0) {
      let data0 = data.columnWidths;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0) {
          let data1 = data0[key1];
          if (!Number.isInteger(data1)) {
            let err1 = { instancePath: instancePath + "/columnWidths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columnWidths/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
      else {
        let err2 = { instancePath: instancePath + "/columnWidths", schemaPath: "#/properties/columnWidths/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.columnWrap !== void 0) {
      let data2 = data.columnWrap;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key2 in data2)
          if (typeof data2[key2] != "boolean") {
            let err3 = { instancePath: instancePath + "/columnWrap/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columnWrap/additionalProperties/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        let err4 = { instancePath: instancePath + "/columnWrap", schemaPath: "#/properties/columnWrap/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.orderedBy !== void 0) {
      let data4 = data.orderedBy;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate32(data4[i0], { instancePath: instancePath + "/orderedBy/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/orderedBy", schemaPath: "#/properties/orderedBy/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
var validators = {
  getRelatedListCount: { responses: { 200: uiApi_RelatedListCount, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListInfo: { responses: { 200: uiApi_RelatedListInfo, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListInfoBatch: { responses: { 200: uiApi_RelatedListInfoBatchResults, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListPreferences: { responses: { 200: uiApi_RelatedListPreferences, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListPreferencesBatch: { responses: { 200: uiApi_RelatedListPreferencesBatchResults, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListRecordsBatch: { request: getRelatedListRecordsBatch_request, responses: { 200: uiApi_RelatedListRecordsBatchResults, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListsCount: { responses: { 200: uiApi_RelatedListCountBatchResults, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getRelatedListsInfo: { responses: { 200: uiApi_RelatedListSummaryCollection, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  updateRelatedListInfo: { request: updateRelatedListInfo_request, responses: { 200: uiApi_RelatedListInfo, 400: uiApi_WriteError, 401: uiApi_ReadErrors, 403: uiApi_WriteError, 404: uiApi_WriteError, 409: uiApi_WriteError, 410: uiApi_ReadErrors, 500: uiApi_WriteError, 503: uiApi_ReadErrors } },
  updateRelatedListPreferences: { request: updateRelatedListPreferences_request, responses: { 200: uiApi_RelatedListPreferences, 400: uiApi_WriteError, 401: uiApi_ReadErrors, 403: uiApi_WriteError, 404: uiApi_WriteError, 409: uiApi_WriteError, 410: uiApi_ReadErrors, 500: uiApi_WriteError, 503: uiApi_ReadErrors } }
};
export {
  validators
};
