// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var uiApi_RecordUi = validate0;
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collapsed === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collapsed" }, message: "must have required property 'collapsed'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.collapsed !== void 0 && typeof data.collapsed != "boolean") {
      let err2 = { instancePath: instancePath + "/collapsed", schemaPath: "#/properties/collapsed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sectionUserStates === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sectionUserStates" }, message: "must have required property 'sectionUserStates'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err2 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sectionUserStates !== void 0) {
      let data2 = data.sectionUserStates;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2)
          validate1(data2[key0], { instancePath: instancePath + "/sectionUserStates/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
      else {
        let err4 = { instancePath: instancePath + "/sectionUserStates", schemaPath: "#/properties/sectionUserStates/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var schema3 = { type: "object", required: ["id", "layoutType", "mode", "sections"], additionalProperties: !0, properties: { eTag: { type: "string" }, id: { type: ["string", "null"] }, layoutType: { type: "string" }, mode: { type: "string" }, objectApiName: { type: ["string", "null"] }, recordTypeId: { type: ["string", "null"] }, saveOptions: { type: "array", items: { $ref: "ui-api.LayoutSaveOption" } }, sections: { type: "array", items: { $ref: "ui-api.LayoutSection" } } } }, schema4 = { type: "object", required: ["defaultValue", "isDisplayed", "label", "name", "restHeaderName", "soapHeaderName"], additionalProperties: !0, properties: { defaultValue: { type: "boolean" }, isDisplayed: { type: "boolean" }, label: { type: "string" }, name: { type: "string" }, restHeaderName: { type: ["string", "null"] }, soapHeaderName: { type: ["string", "null"] } } };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.defaultValue === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultValue" }, message: "must have required property 'defaultValue'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isDisplayed === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isDisplayed" }, message: "must have required property 'isDisplayed'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.restHeaderName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "restHeaderName" }, message: "must have required property 'restHeaderName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.soapHeaderName === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "soapHeaderName" }, message: "must have required property 'soapHeaderName'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.defaultValue !== void 0 && typeof data.defaultValue != "boolean") {
      let err6 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.isDisplayed !== void 0 && typeof data.isDisplayed != "boolean") {
      let err7 = { instancePath: instancePath + "/isDisplayed", schemaPath: "#/properties/isDisplayed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err8 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.restHeaderName !== void 0) {
      let data4 = data.restHeaderName;
      if (typeof data4 != "string" && data4 !== null) {
        let err10 = { instancePath: instancePath + "/restHeaderName", schemaPath: "#/properties/restHeaderName/type", keyword: "type", params: { type: schema4.properties.restHeaderName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.soapHeaderName !== void 0) {
      let data5 = data.soapHeaderName;
      if (typeof data5 != "string" && data5 !== null) {
        let err11 = { instancePath: instancePath + "/soapHeaderName", schemaPath: "#/properties/soapHeaderName/type", keyword: "type", params: { type: schema4.properties.soapHeaderName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var schema5 = { type: "object", required: ["collapsible", "columns", "heading", "id", "layoutRows", "rows", "useHeading"], additionalProperties: !0, properties: { collapsible: { type: "boolean" }, columns: { type: "integer", minimum: 0 }, heading: { type: ["string", "null"] }, id: { type: "string" }, layoutRows: { type: "array", items: { $ref: "ui-api.LayoutRow" } }, rows: { type: "integer", minimum: 0 }, tabOrder: { type: ["string", "null"] }, useHeading: { type: "boolean" } } };
var schema7 = { type: "object", required: ["editableForNew", "editableForUpdate", "label", "layoutComponents", "lookupIdApiName", "required", "sortable"], additionalProperties: !0, properties: { editableForNew: { type: "boolean" }, editableForUpdate: { type: "boolean" }, label: { type: ["string", "null"] }, layoutComponents: { type: "array", items: { $ref: "ui-api.LayoutComponent" } }, lookupIdApiName: { type: ["string", "null"] }, required: { type: "boolean" }, sortable: { type: "boolean" }, uiBehavior: { type: ["string", "null"] } } };
var schema9 = { type: "object", required: ["apiName", "componentType", "label"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, componentType: { const: "Field" }, label: { type: ["string", "null"] } } };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err3 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema9.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.componentType !== void 0 && data.componentType !== "Field") {
      let err4 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "Field" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 != "string" && data2 !== null) {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema9.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", required: ["componentType"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, componentType: { const: "EmptySpace" } } };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.componentType === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema10.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.componentType !== void 0 && data.componentType !== "EmptySpace") {
      let err2 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "EmptySpace" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var schema11 = { type: "object", required: ["apiName", "componentType", "label"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, behavior: { type: "string" }, componentType: { const: "CustomLink" }, customLinkUrl: { type: ["string", "null"] }, label: { type: ["string", "null"] } } };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err3 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema11.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.behavior !== void 0 && typeof data.behavior != "string") {
      let err4 = { instancePath: instancePath + "/behavior", schemaPath: "#/properties/behavior/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.componentType !== void 0 && data.componentType !== "CustomLink") {
      let err5 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "CustomLink" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.customLinkUrl !== void 0) {
      let data3 = data.customLinkUrl;
      if (typeof data3 != "string" && data3 !== null) {
        let err6 = { instancePath: instancePath + "/customLinkUrl", schemaPath: "#/properties/customLinkUrl/type", keyword: "type", params: { type: schema11.properties.customLinkUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.label !== void 0) {
      let data4 = data.label;
      if (typeof data4 != "string" && data4 !== null) {
        let err7 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema11.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var schema12 = { type: "object", required: ["apiName", "componentType"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, componentType: { const: "Canvas" }, displayLocation: { type: ["string", "null"] }, height: { type: ["string", "null"] }, referenceId: { type: ["string", "null"] }, showScroll: { type: "boolean" }, width: { type: ["string", "null"] } } };
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema12.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.componentType !== void 0 && data.componentType !== "Canvas") {
      let err3 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "Canvas" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.displayLocation !== void 0) {
      let data2 = data.displayLocation;
      if (typeof data2 != "string" && data2 !== null) {
        let err4 = { instancePath: instancePath + "/displayLocation", schemaPath: "#/properties/displayLocation/type", keyword: "type", params: { type: schema12.properties.displayLocation.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (typeof data3 != "string" && data3 !== null) {
        let err5 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: schema12.properties.height.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.referenceId !== void 0) {
      let data4 = data.referenceId;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/referenceId", schemaPath: "#/properties/referenceId/type", keyword: "type", params: { type: schema12.properties.referenceId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.showScroll !== void 0 && typeof data.showScroll != "boolean") {
      let err7 = { instancePath: instancePath + "/showScroll", schemaPath: "#/properties/showScroll/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.width !== void 0) {
      let data6 = data.width;
      if (typeof data6 != "string" && data6 !== null) {
        let err8 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: schema12.properties.width.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
var schema13 = { type: "object", required: ["apiName", "componentType"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, cacheData: { type: "boolean" }, componentType: { const: "ReportChart" }, error: { type: ["string", "null"] }, filter: { type: ["string", "null"] }, hideOnError: { type: "boolean" }, placeholder: { type: ["boolean", "string", "null"] }, reportId: { type: ["string", "null"] }, showTitle: { type: "boolean" }, size: { type: ["string", "null"] } } };
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema13.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.cacheData !== void 0 && typeof data.cacheData != "boolean") {
      let err3 = { instancePath: instancePath + "/cacheData", schemaPath: "#/properties/cacheData/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.componentType !== void 0 && data.componentType !== "ReportChart") {
      let err4 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "ReportChart" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (typeof data3 != "string" && data3 !== null) {
        let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema13.properties.error.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.filter !== void 0) {
      let data4 = data.filter;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: schema13.properties.filter.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.hideOnError !== void 0 && typeof data.hideOnError != "boolean") {
      let err7 = { instancePath: instancePath + "/hideOnError", schemaPath: "#/properties/hideOnError/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.placeholder !== void 0) {
      let data6 = data.placeholder;
      if (typeof data6 != "boolean" && typeof data6 != "string" && data6 !== null) {
        let err8 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: schema13.properties.placeholder.type }, message: "must be boolean,string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.reportId !== void 0) {
      let data7 = data.reportId;
      if (typeof data7 != "string" && data7 !== null) {
        let err9 = { instancePath: instancePath + "/reportId", schemaPath: "#/properties/reportId/type", keyword: "type", params: { type: schema13.properties.reportId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.showTitle !== void 0 && typeof data.showTitle != "boolean") {
      let err10 = { instancePath: instancePath + "/showTitle", schemaPath: "#/properties/showTitle/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.size !== void 0) {
      let data9 = data.size;
      if (typeof data9 != "string" && data9 !== null) {
        let err11 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: schema13.properties.size.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
var schema14 = { type: "object", required: ["apiName", "componentType"], additionalProperties: !0, properties: { apiName: { type: ["string", "null"] }, componentType: { const: "VisualforcePage" }, height: { type: ["string", "integer", "null"] }, label: { type: ["string", "null"] }, showLabel: { type: "boolean" }, showScrollbars: { type: "boolean" }, suggestedHeight: { type: ["string", "null"] }, suggestedWidth: { type: ["string", "null"] }, url: { type: ["string", "null"] }, width: { type: ["string", "integer", "null"] } } };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: schema14.properties.apiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.componentType !== void 0 && data.componentType !== "VisualforcePage") {
      let err3 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/const", keyword: "const", params: { allowedValue: "VisualforcePage" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.height !== void 0) {
      let data2 = data.height;
      if (typeof data2 != "string" && !Number.isInteger(data2) && data2 !== null) {
        let err4 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: schema14.properties.height.type }, message: "must be string,integer,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.label !== void 0) {
      let data3 = data.label;
      if (typeof data3 != "string" && data3 !== null) {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema14.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.showLabel !== void 0 && typeof data.showLabel != "boolean") {
      let err6 = { instancePath: instancePath + "/showLabel", schemaPath: "#/properties/showLabel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.showScrollbars !== void 0 && typeof data.showScrollbars != "boolean") {
      let err7 = { instancePath: instancePath + "/showScrollbars", schemaPath: "#/properties/showScrollbars/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.suggestedHeight !== void 0) {
      let data6 = data.suggestedHeight;
      if (typeof data6 != "string" && data6 !== null) {
        let err8 = { instancePath: instancePath + "/suggestedHeight", schemaPath: "#/properties/suggestedHeight/type", keyword: "type", params: { type: schema14.properties.suggestedHeight.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.suggestedWidth !== void 0) {
      let data7 = data.suggestedWidth;
      if (typeof data7 != "string" && data7 !== null) {
        let err9 = { instancePath: instancePath + "/suggestedWidth", schemaPath: "#/properties/suggestedWidth/type", keyword: "type", params: { type: schema14.properties.suggestedWidth.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.url !== void 0) {
      let data8 = data.url;
      if (typeof data8 != "string" && data8 !== null) {
        let err10 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema14.properties.url.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.width !== void 0) {
      let data9 = data.width;
      if (typeof data9 != "string" && !Number.isInteger(data9) && data9 !== null) {
        let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: schema14.properties.width.type }, message: "must be string,integer,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.componentType === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "componentType" }, message: "must have required property 'componentType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.componentType !== void 0) {
      let data0 = data.componentType;
      if (typeof data0 != "string") {
        let err1 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      let _errs4 = errors, _errs5 = errors;
      if (!(data0 === "Field" || data0 === "EmptySpace" || data0 === "CustomLink" || data0 === "Canvas" || data0 === "ReportChart" || data0 === "VisualforcePage")) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs5 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/componentType", schemaPath: "#/properties/componentType/not", keyword: "not", params: {}, message: "must NOT be valid" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate4(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate5(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs3 = errors;
      validate6(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      var _valid0 = _errs3 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs4 = errors;
        validate7(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
        var _valid0 = _errs4 === errors;
        if (valid0 = valid0 || _valid0, !valid0) {
          let _errs5 = errors;
          validate8(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
          var _valid0 = _errs5 === errors;
          if (valid0 = valid0 || _valid0, !valid0) {
            let _errs6 = errors;
            validate9(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
            var _valid0 = _errs6 === errors;
            if (valid0 = valid0 || _valid0, !valid0) {
              let _errs7 = errors;
              validate10(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
              var _valid0 = _errs7 === errors;
              valid0 = valid0 || _valid0;
            }
          }
        }
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.editableForNew === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "editableForNew" }, message: "must have required property 'editableForNew'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.editableForUpdate === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "editableForUpdate" }, message: "must have required property 'editableForUpdate'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.layoutComponents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutComponents" }, message: "must have required property 'layoutComponents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.lookupIdApiName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lookupIdApiName" }, message: "must have required property 'lookupIdApiName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.required === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.sortable === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sortable" }, message: "must have required property 'sortable'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.editableForNew !== void 0 && typeof data.editableForNew != "boolean") {
      let err7 = { instancePath: instancePath + "/editableForNew", schemaPath: "#/properties/editableForNew/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.editableForUpdate !== void 0 && typeof data.editableForUpdate != "boolean") {
      let err8 = { instancePath: instancePath + "/editableForUpdate", schemaPath: "#/properties/editableForUpdate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 != "string" && data2 !== null) {
        let err9 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: schema7.properties.label.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.layoutComponents !== void 0) {
      let data3 = data.layoutComponents;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate11(data3[i0], { instancePath: instancePath + "/layoutComponents/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/layoutComponents", schemaPath: "#/properties/layoutComponents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.lookupIdApiName !== void 0) {
      let data5 = data.lookupIdApiName;
      if (typeof data5 != "string" && data5 !== null) {
        let err11 = { instancePath: instancePath + "/lookupIdApiName", schemaPath: "#/properties/lookupIdApiName/type", keyword: "type", params: { type: schema7.properties.lookupIdApiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err12 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.sortable !== void 0 && typeof data.sortable != "boolean") {
      let err13 = { instancePath: instancePath + "/sortable", schemaPath: "#/properties/sortable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.uiBehavior !== void 0) {
      let data8 = data.uiBehavior;
      if (typeof data8 != "string" && data8 !== null) {
        let err14 = { instancePath: instancePath + "/uiBehavior", schemaPath: "#/properties/uiBehavior/type", keyword: "type", params: { type: schema7.properties.uiBehavior.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.layoutItems === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutItems" }, message: "must have required property 'layoutItems'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.layoutItems !== void 0) {
      let data0 = data.layoutItems;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate12(data0[i0], { instancePath: instancePath + "/layoutItems/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/layoutItems", schemaPath: "#/properties/layoutItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collapsible === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collapsible" }, message: "must have required property 'collapsible'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.columns === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.heading === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "heading" }, message: "must have required property 'heading'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.layoutRows === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutRows" }, message: "must have required property 'layoutRows'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.rows === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.useHeading === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "useHeading" }, message: "must have required property 'useHeading'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.collapsible !== void 0 && typeof data.collapsible != "boolean") {
      let err7 = { instancePath: instancePath + "/collapsible", schemaPath: "#/properties/collapsible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.columns !== void 0) {
      let data1 = data.columns;
      if (!Number.isInteger(data1)) {
        let err8 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data1) && data1 < 0) {
        let err9 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data2 = data.heading;
      if (typeof data2 != "string" && data2 !== null) {
        let err10 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: schema5.properties.heading.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      let err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.layoutRows !== void 0) {
      let data4 = data.layoutRows;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate13(data4[i0], { instancePath: instancePath + "/layoutRows/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/layoutRows", schemaPath: "#/properties/layoutRows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data6 = data.rows;
      if (!Number.isInteger(data6)) {
        let err13 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err14 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.tabOrder !== void 0) {
      let data7 = data.tabOrder;
      if (typeof data7 != "string" && data7 !== null) {
        let err15 = { instancePath: instancePath + "/tabOrder", schemaPath: "#/properties/tabOrder/type", keyword: "type", params: { type: schema5.properties.tabOrder.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.useHeading !== void 0 && typeof data.useHeading != "boolean") {
      let err16 = { instancePath: instancePath + "/useHeading", schemaPath: "#/properties/useHeading/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.layoutType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutType" }, message: "must have required property 'layoutType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.mode === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.sections === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sections" }, message: "must have required property 'sections'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err4 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema3.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.layoutType !== void 0 && typeof data.layoutType != "string") {
      let err6 = { instancePath: instancePath + "/layoutType", schemaPath: "#/properties/layoutType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.mode !== void 0 && typeof data.mode != "string") {
      let err7 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data4 = data.objectApiName;
      if (typeof data4 != "string" && data4 !== null) {
        let err8 = { instancePath: instancePath + "/objectApiName", schemaPath: "#/properties/objectApiName/type", keyword: "type", params: { type: schema3.properties.objectApiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.recordTypeId !== void 0) {
      let data5 = data.recordTypeId;
      if (typeof data5 != "string" && data5 !== null) {
        let err9 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: schema3.properties.recordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.saveOptions !== void 0) {
      let data6 = data.saveOptions;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data6[i0], { instancePath: instancePath + "/saveOptions/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/saveOptions", schemaPath: "#/properties/saveOptions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data8 = data.sections;
      if (Array.isArray(data8)) {
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate14(data8[i1], { instancePath: instancePath + "/sections/" + i1, parentData: data8, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var schema16 = { type: "object", required: ["apiName", "childRelationships", "createable", "custom", "defaultRecordTypeId", "deletable", "dependentFields", "feedEnabled", "fields", "keyPrefix", "label", "labelPlural", "layoutable", "mruEnabled", "nameFields", "queryable", "recordTypeInfos", "searchable", "themeInfo", "updateable"], additionalProperties: !0, properties: { apiName: { type: "string" }, associateEntityType: { type: ["string", "null"] }, associateParentEntity: { type: ["string", "null"] }, childRelationships: { type: "array", items: { $ref: "ui-api.ChildRelationship" } }, compactLayoutable: { type: "boolean" }, createable: { type: "boolean" }, custom: { type: "boolean" }, defaultRecordTypeId: { type: ["string", "null"] }, deletable: { type: "boolean" }, dependentFields: { type: "object", additionalProperties: !0 }, eTag: { type: "string" }, feedEnabled: { type: "boolean" }, fields: { type: "object", additionalProperties: { $ref: "ui-api.Field" } }, keyPrefix: { type: ["string", "null"] }, label: { type: "string" }, labelPlural: { type: "string" }, layoutable: { type: "boolean" }, mruEnabled: { type: "boolean" }, nameFields: { type: "array", items: { type: "string" } }, queryable: { type: "boolean" }, recordTypeInfos: { type: "object", additionalProperties: { $ref: "ui-api.RecordTypeInfo" } }, searchable: { type: "boolean" }, searchLayoutable: { type: "boolean" }, themeInfo: { anyOf: [{ $ref: "ui-api.ThemeInfo" }, { type: "null" }] }, updateable: { type: "boolean" } } }, schema17 = { type: "object", required: ["childObjectApiName", "fieldName", "junctionIdListNames", "junctionReferenceTo", "relationshipName"], additionalProperties: !0, properties: { childObjectApiName: { type: "string" }, fieldName: { type: "string" }, junctionIdListNames: { type: "array", items: { type: "string" } }, junctionReferenceTo: { type: "array", items: { type: "string" } }, relationshipName: { type: ["string", "null"] } } };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.childObjectApiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "childObjectApiName" }, message: "must have required property 'childObjectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fieldName === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldName" }, message: "must have required property 'fieldName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.junctionIdListNames === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "junctionIdListNames" }, message: "must have required property 'junctionIdListNames'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.junctionReferenceTo === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "junctionReferenceTo" }, message: "must have required property 'junctionReferenceTo'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.relationshipName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relationshipName" }, message: "must have required property 'relationshipName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.childObjectApiName !== void 0 && typeof data.childObjectApiName != "string") {
      let err5 = { instancePath: instancePath + "/childObjectApiName", schemaPath: "#/properties/childObjectApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.fieldName !== void 0 && typeof data.fieldName != "string") {
      let err6 = { instancePath: instancePath + "/fieldName", schemaPath: "#/properties/fieldName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.junctionIdListNames !== void 0) {
      let data2 = data.junctionIdListNames;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err7 = { instancePath: instancePath + "/junctionIdListNames/" + i0, schemaPath: "#/properties/junctionIdListNames/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/junctionIdListNames", schemaPath: "#/properties/junctionIdListNames/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.junctionReferenceTo !== void 0) {
      let data4 = data.junctionReferenceTo;
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data4[i1] != "string") {
            let err9 = { instancePath: instancePath + "/junctionReferenceTo/" + i1, schemaPath: "#/properties/junctionReferenceTo/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
      } else {
        let err10 = { instancePath: instancePath + "/junctionReferenceTo", schemaPath: "#/properties/junctionReferenceTo/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.relationshipName !== void 0) {
      let data6 = data.relationshipName;
      if (typeof data6 != "string" && data6 !== null) {
        let err11 = { instancePath: instancePath + "/relationshipName", schemaPath: "#/properties/relationshipName/type", keyword: "type", params: { type: schema17.properties.relationshipName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
var schema18 = { type: "object", required: ["apiName", "calculated", "compound", "compoundComponentName", "compoundFieldName", "controllerName", "controllingFields", "createable", "custom", "dataType", "extraTypeInfo", "filterable", "filteredLookupInfo", "highScaleNumber", "htmlFormatted", "inlineHelpText", "label", "length", "nameField", "polymorphicForeignKey", "precision", "reference", "referenceTargetField", "referenceToInfos", "relationshipName", "required", "scale", "searchPrefilterable", "sortable", "unique", "updateable"], additionalProperties: !0, properties: { apiName: { type: "string" }, calculated: { type: "boolean" }, compound: { type: "boolean" }, compoundComponentName: { type: ["string", "null"] }, compoundFieldName: { type: ["string", "null"] }, controllerName: { type: ["string", "null"] }, controllingFields: { type: "array", items: { type: "string" } }, createable: { type: "boolean" }, custom: { type: "boolean" }, dataType: { type: "string" }, externalId: { type: ["boolean", "string"] }, extraTypeInfo: { type: ["string", "null"] }, filterable: { type: "boolean" }, filteredLookupInfo: { type: ["object", "null"], additionalProperties: !0 }, highScaleNumber: { type: "boolean" }, htmlFormatted: { type: "boolean" }, inlineHelpText: { type: ["string", "null"] }, label: { type: "string" }, length: { type: "integer" }, maskType: { type: ["string", "null"] }, nameField: { type: "boolean" }, polymorphicForeignKey: { type: "boolean" }, precision: { type: "integer" }, reference: { type: "boolean" }, referenceTargetField: { type: ["string", "null"] }, referenceToInfos: { type: "array", items: { $ref: "ui-api.ReferenceToInfo" } }, relationshipName: { type: ["string", "null"] }, required: { type: "boolean" }, scale: { type: "integer" }, searchPrefilterable: { type: "boolean" }, sortable: { type: "boolean" }, unique: { type: "boolean" }, updateable: { type: "boolean" } } };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.nameFields === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameFields" }, message: "must have required property 'nameFields'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err2 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.nameFields !== void 0) {
      let data1 = data.nameFields;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err3 = { instancePath: instancePath + "/nameFields/" + i0, schemaPath: "#/properties/nameFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        let err4 = { instancePath: instancePath + "/nameFields", schemaPath: "#/properties/nameFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.calculated === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "calculated" }, message: "must have required property 'calculated'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.compound === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compound" }, message: "must have required property 'compound'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.compoundComponentName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compoundComponentName" }, message: "must have required property 'compoundComponentName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.compoundFieldName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compoundFieldName" }, message: "must have required property 'compoundFieldName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.controllerName === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "controllerName" }, message: "must have required property 'controllerName'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.controllingFields === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "controllingFields" }, message: "must have required property 'controllingFields'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.createable === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createable" }, message: "must have required property 'createable'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.custom === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "custom" }, message: "must have required property 'custom'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.dataType === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dataType" }, message: "must have required property 'dataType'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.extraTypeInfo === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extraTypeInfo" }, message: "must have required property 'extraTypeInfo'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.filterable === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filterable" }, message: "must have required property 'filterable'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.filteredLookupInfo === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filteredLookupInfo" }, message: "must have required property 'filteredLookupInfo'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.highScaleNumber === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "highScaleNumber" }, message: "must have required property 'highScaleNumber'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.htmlFormatted === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "htmlFormatted" }, message: "must have required property 'htmlFormatted'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.inlineHelpText === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inlineHelpText" }, message: "must have required property 'inlineHelpText'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.label === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.length === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "length" }, message: "must have required property 'length'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.nameField === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameField" }, message: "must have required property 'nameField'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.polymorphicForeignKey === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "polymorphicForeignKey" }, message: "must have required property 'polymorphicForeignKey'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.precision === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.reference === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reference" }, message: "must have required property 'reference'" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.referenceTargetField === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "referenceTargetField" }, message: "must have required property 'referenceTargetField'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.referenceToInfos === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "referenceToInfos" }, message: "must have required property 'referenceToInfos'" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.relationshipName === void 0) {
      let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relationshipName" }, message: "must have required property 'relationshipName'" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.required === void 0) {
      let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.scale === void 0) {
      let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scale" }, message: "must have required property 'scale'" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.searchPrefilterable === void 0) {
      let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "searchPrefilterable" }, message: "must have required property 'searchPrefilterable'" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.sortable === void 0) {
      let err28 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sortable" }, message: "must have required property 'sortable'" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.unique === void 0) {
      let err29 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unique" }, message: "must have required property 'unique'" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.updateable === void 0) {
      let err30 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updateable" }, message: "must have required property 'updateable'" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err31 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.calculated !== void 0 && typeof data.calculated != "boolean") {
      let err32 = { instancePath: instancePath + "/calculated", schemaPath: "#/properties/calculated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.compound !== void 0 && typeof data.compound != "boolean") {
      let err33 = { instancePath: instancePath + "/compound", schemaPath: "#/properties/compound/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.compoundComponentName !== void 0) {
      let data3 = data.compoundComponentName;
      if (typeof data3 != "string" && data3 !== null) {
        let err34 = { instancePath: instancePath + "/compoundComponentName", schemaPath: "#/properties/compoundComponentName/type", keyword: "type", params: { type: schema18.properties.compoundComponentName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.compoundFieldName !== void 0) {
      let data4 = data.compoundFieldName;
      if (typeof data4 != "string" && data4 !== null) {
        let err35 = { instancePath: instancePath + "/compoundFieldName", schemaPath: "#/properties/compoundFieldName/type", keyword: "type", params: { type: schema18.properties.compoundFieldName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.controllerName !== void 0) {
      let data5 = data.controllerName;
      if (typeof data5 != "string" && data5 !== null) {
        let err36 = { instancePath: instancePath + "/controllerName", schemaPath: "#/properties/controllerName/type", keyword: "type", params: { type: schema18.properties.controllerName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.controllingFields !== void 0) {
      let data6 = data.controllingFields;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            let err37 = { instancePath: instancePath + "/controllingFields/" + i0, schemaPath: "#/properties/controllingFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
      } else {
        let err38 = { instancePath: instancePath + "/controllingFields", schemaPath: "#/properties/controllingFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.createable !== void 0 && typeof data.createable != "boolean") {
      let err39 = { instancePath: instancePath + "/createable", schemaPath: "#/properties/createable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
    }
    if (data.custom !== void 0 && typeof data.custom != "boolean") {
      let err40 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.dataType !== void 0 && typeof data.dataType != "string") {
      let err41 = { instancePath: instancePath + "/dataType", schemaPath: "#/properties/dataType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.externalId !== void 0) {
      let data11 = data.externalId;
      if (typeof data11 != "boolean" && typeof data11 != "string") {
        let err42 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/type", keyword: "type", params: { type: schema18.properties.externalId.type }, message: "must be boolean,string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.extraTypeInfo !== void 0) {
      let data12 = data.extraTypeInfo;
      if (typeof data12 != "string" && data12 !== null) {
        let err43 = { instancePath: instancePath + "/extraTypeInfo", schemaPath: "#/properties/extraTypeInfo/type", keyword: "type", params: { type: schema18.properties.extraTypeInfo.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.filterable !== void 0 && typeof data.filterable != "boolean") {
      let err44 = { instancePath: instancePath + "/filterable", schemaPath: "#/properties/filterable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
    }
    if (data.filteredLookupInfo !== void 0) {
      let data14 = data.filteredLookupInfo;
      if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
        let err45 = { instancePath: instancePath + "/filteredLookupInfo", schemaPath: "#/properties/filteredLookupInfo/type", keyword: "type", params: { type: schema18.properties.filteredLookupInfo.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.highScaleNumber !== void 0 && typeof data.highScaleNumber != "boolean") {
      let err46 = { instancePath: instancePath + "/highScaleNumber", schemaPath: "#/properties/highScaleNumber/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
    }
    if (data.htmlFormatted !== void 0 && typeof data.htmlFormatted != "boolean") {
      let err47 = { instancePath: instancePath + "/htmlFormatted", schemaPath: "#/properties/htmlFormatted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
    }
    if (data.inlineHelpText !== void 0) {
      let data17 = data.inlineHelpText;
      if (typeof data17 != "string" && data17 !== null) {
        let err48 = { instancePath: instancePath + "/inlineHelpText", schemaPath: "#/properties/inlineHelpText/type", keyword: "type", params: { type: schema18.properties.inlineHelpText.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err49 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
    }
    if (data.length !== void 0) {
      let data19 = data.length;
      if (!Number.isInteger(data19)) {
        let err50 = { instancePath: instancePath + "/length", schemaPath: "#/properties/length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.maskType !== void 0) {
      let data20 = data.maskType;
      if (typeof data20 != "string" && data20 !== null) {
        let err51 = { instancePath: instancePath + "/maskType", schemaPath: "#/properties/maskType/type", keyword: "type", params: { type: schema18.properties.maskType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.nameField !== void 0 && typeof data.nameField != "boolean") {
      let err52 = { instancePath: instancePath + "/nameField", schemaPath: "#/properties/nameField/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
    }
    if (data.polymorphicForeignKey !== void 0 && typeof data.polymorphicForeignKey != "boolean") {
      let err53 = { instancePath: instancePath + "/polymorphicForeignKey", schemaPath: "#/properties/polymorphicForeignKey/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
    }
    if (data.precision !== void 0) {
      let data23 = data.precision;
      if (!Number.isInteger(data23)) {
        let err54 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.reference !== void 0 && typeof data.reference != "boolean") {
      let err55 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
    }
    if (data.referenceTargetField !== void 0) {
      let data25 = data.referenceTargetField;
      if (typeof data25 != "string" && data25 !== null) {
        let err56 = { instancePath: instancePath + "/referenceTargetField", schemaPath: "#/properties/referenceTargetField/type", keyword: "type", params: { type: schema18.properties.referenceTargetField.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.referenceToInfos !== void 0) {
      let data26 = data.referenceToInfos;
      if (Array.isArray(data26)) {
        let len1 = data26.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate17(data26[i1], { instancePath: instancePath + "/referenceToInfos/" + i1, parentData: data26, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      } else {
        let err57 = { instancePath: instancePath + "/referenceToInfos", schemaPath: "#/properties/referenceToInfos/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.relationshipName !== void 0) {
      let data28 = data.relationshipName;
      if (typeof data28 != "string" && data28 !== null) {
        let err58 = { instancePath: instancePath + "/relationshipName", schemaPath: "#/properties/relationshipName/type", keyword: "type", params: { type: schema18.properties.relationshipName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err59 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
    }
    if (data.scale !== void 0) {
      let data30 = data.scale;
      if (!Number.isInteger(data30)) {
        let err60 = { instancePath: instancePath + "/scale", schemaPath: "#/properties/scale/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.searchPrefilterable !== void 0 && typeof data.searchPrefilterable != "boolean") {
      let err61 = { instancePath: instancePath + "/searchPrefilterable", schemaPath: "#/properties/searchPrefilterable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
    }
    if (data.sortable !== void 0 && typeof data.sortable != "boolean") {
      let err62 = { instancePath: instancePath + "/sortable", schemaPath: "#/properties/sortable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
    }
    if (data.unique !== void 0 && typeof data.unique != "boolean") {
      let err63 = { instancePath: instancePath + "/unique", schemaPath: "#/properties/unique/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
    }
    if (data.updateable !== void 0 && typeof data.updateable != "boolean") {
      let err64 = { instancePath: instancePath + "/updateable", schemaPath: "#/properties/updateable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
    }
  } else {
    let err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate19.errors = vErrors, errors === 0;
}
var schema21 = { type: "object", required: ["color", "iconUrl"], additionalProperties: !0, properties: { color: { type: ["string", "null"] }, iconUrl: { type: ["string", "null"] } } };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err2 = { instancePath: instancePath + "/color", schemaPath: "#/properties/color/type", keyword: "type", params: { type: schema21.properties.color.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.iconUrl !== void 0) {
      let data1 = data.iconUrl;
      if (typeof data1 != "string" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/iconUrl", schemaPath: "#/properties/iconUrl/type", keyword: "type", params: { type: schema21.properties.iconUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.createable === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createable" }, message: "must have required property 'createable'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.custom === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "custom" }, message: "must have required property 'custom'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.defaultRecordTypeId === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultRecordTypeId" }, message: "must have required property 'defaultRecordTypeId'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.deletable === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deletable" }, message: "must have required property 'deletable'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.dependentFields === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dependentFields" }, message: "must have required property 'dependentFields'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.feedEnabled === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feedEnabled" }, message: "must have required property 'feedEnabled'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.fields === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.keyPrefix === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keyPrefix" }, message: "must have required property 'keyPrefix'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.label === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.labelPlural === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "labelPlural" }, message: "must have required property 'labelPlural'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.layoutable === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutable" }, message: "must have required property 'layoutable'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.mruEnabled === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mruEnabled" }, message: "must have required property 'mruEnabled'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.nameFields === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameFields" }, message: "must have required property 'nameFields'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.queryable === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "queryable" }, message: "must have required property 'queryable'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.recordTypeInfos === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordTypeInfos" }, message: "must have required property 'recordTypeInfos'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.searchable === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "searchable" }, message: "must have required property 'searchable'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.themeInfo === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "themeInfo" }, message: "must have required property 'themeInfo'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.updateable === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updateable" }, message: "must have required property 'updateable'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err20 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.associateEntityType !== void 0) {
      let data1 = data.associateEntityType;
      if (typeof data1 != "string" && data1 !== null) {
        let err21 = { instancePath: instancePath + "/associateEntityType", schemaPath: "#/properties/associateEntityType/type", keyword: "type", params: { type: schema16.properties.associateEntityType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.associateParentEntity !== void 0) {
      let data2 = data.associateParentEntity;
      if (typeof data2 != "string" && data2 !== null) {
        let err22 = { instancePath: instancePath + "/associateParentEntity", schemaPath: "#/properties/associateParentEntity/type", keyword: "type", params: { type: schema16.properties.associateParentEntity.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.childRelationships !== void 0) {
      let data3 = data.childRelationships;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate16(data3[i0], { instancePath: instancePath + "/childRelationships/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/childRelationships", schemaPath: "#/properties/childRelationships/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.compactLayoutable !== void 0 && typeof data.compactLayoutable != "boolean") {
      let err24 = { instancePath: instancePath + "/compactLayoutable", schemaPath: "#/properties/compactLayoutable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.createable !== void 0 && typeof data.createable != "boolean") {
      let err25 = { instancePath: instancePath + "/createable", schemaPath: "#/properties/createable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.custom !== void 0 && typeof data.custom != "boolean") {
      let err26 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.defaultRecordTypeId !== void 0) {
      let data8 = data.defaultRecordTypeId;
      if (typeof data8 != "string" && data8 !== null) {
        let err27 = { instancePath: instancePath + "/defaultRecordTypeId", schemaPath: "#/properties/defaultRecordTypeId/type", keyword: "type", params: { type: schema16.properties.defaultRecordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.deletable !== void 0 && typeof data.deletable != "boolean") {
      let err28 = { instancePath: instancePath + "/deletable", schemaPath: "#/properties/deletable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.dependentFields !== void 0) {
      let data10 = data.dependentFields;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        let err29 = { instancePath: instancePath + "/dependentFields", schemaPath: "#/properties/dependentFields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err30 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.feedEnabled !== void 0 && typeof data.feedEnabled != "boolean") {
      let err31 = { instancePath: instancePath + "/feedEnabled", schemaPath: "#/properties/feedEnabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.fields !== void 0) {
      let data13 = data.fields;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13))
        for (let key0 in data13)
          validate18(data13[key0], { instancePath: instancePath + "/fields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data13, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
      else {
        let err32 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.keyPrefix !== void 0) {
      let data15 = data.keyPrefix;
      if (typeof data15 != "string" && data15 !== null) {
        let err33 = { instancePath: instancePath + "/keyPrefix", schemaPath: "#/properties/keyPrefix/type", keyword: "type", params: { type: schema16.properties.keyPrefix.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err34 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.labelPlural !== void 0 && typeof data.labelPlural != "string") {
      let err35 = { instancePath: instancePath + "/labelPlural", schemaPath: "#/properties/labelPlural/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.layoutable !== void 0 && typeof data.layoutable != "boolean") {
      let err36 = { instancePath: instancePath + "/layoutable", schemaPath: "#/properties/layoutable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.mruEnabled !== void 0 && typeof data.mruEnabled != "boolean") {
      let err37 = { instancePath: instancePath + "/mruEnabled", schemaPath: "#/properties/mruEnabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.nameFields !== void 0) {
      let data20 = data.nameFields;
      if (Array.isArray(data20)) {
        let len1 = data20.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data20[i1] != "string") {
            let err38 = { instancePath: instancePath + "/nameFields/" + i1, schemaPath: "#/properties/nameFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
      } else {
        let err39 = { instancePath: instancePath + "/nameFields", schemaPath: "#/properties/nameFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.queryable !== void 0 && typeof data.queryable != "boolean") {
      let err40 = { instancePath: instancePath + "/queryable", schemaPath: "#/properties/queryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.recordTypeInfos !== void 0) {
      let data23 = data.recordTypeInfos;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23))
        for (let key1 in data23)
          validate19(data23[key1], { instancePath: instancePath + "/recordTypeInfos/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data23, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      else {
        let err41 = { instancePath: instancePath + "/recordTypeInfos", schemaPath: "#/properties/recordTypeInfos/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.searchable !== void 0 && typeof data.searchable != "boolean") {
      let err42 = { instancePath: instancePath + "/searchable", schemaPath: "#/properties/searchable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
    }
    if (data.searchLayoutable !== void 0 && typeof data.searchLayoutable != "boolean") {
      let err43 = { instancePath: instancePath + "/searchLayoutable", schemaPath: "#/properties/searchLayoutable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
    }
    if (data.themeInfo !== void 0) {
      let data27 = data.themeInfo, _errs57 = errors, valid7 = !1, _errs58 = errors;
      validate20(data27, { instancePath: instancePath + "/themeInfo", parentData: data, parentDataProperty: "themeInfo", rootData }) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
      var _valid0 = _errs58 === errors;
      if (valid7 = valid7 || _valid0, !valid7) {
        let _errs59 = errors;
        if (data27 !== null) {
          let err44 = { instancePath: instancePath + "/themeInfo", schemaPath: "#/properties/themeInfo/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        var _valid0 = _errs59 === errors;
        valid7 = valid7 || _valid0;
      }
      if (valid7)
        errors = _errs57, vErrors !== null && (_errs57 ? vErrors.length = _errs57 : vErrors = null);
      else {
        let err45 = { instancePath: instancePath + "/themeInfo", schemaPath: "#/properties/themeInfo/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.updateable !== void 0 && typeof data.updateable != "boolean") {
      let err46 = { instancePath: instancePath + "/updateable", schemaPath: "#/properties/updateable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
    }
  } else {
    let err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var schema22 = { type: "object", required: ["apiName", "childRelationships", "fields", "id", "lastModifiedById", "lastModifiedDate", "recordTypeInfo", "systemModstamp"], additionalProperties: !0, properties: { apiName: { type: "string" }, childRelationships: { type: "object", additionalProperties: { $ref: "ui-api.RecordCollection" } }, eTag: { type: "string" }, fields: { type: "object", additionalProperties: { $ref: "ui-api.FieldValue" } }, id: { type: ["string", "null"] }, lastModifiedById: { type: ["string", "null"] }, lastModifiedDate: { type: ["string", "null"], format: "date-time" }, recordTypeId: { type: ["string", "null"] }, recordTypeInfo: { anyOf: [{ $ref: "ui-api.RecordTypeInfo" }, { type: "null" }] }, systemModstamp: { type: ["string", "null"], format: "date-time" }, weakEtag: { type: "integer" } } }, schema23 = { type: "object", required: ["count", "currentPageToken", "currentPageUrl", "nextPageToken", "nextPageUrl", "previousPageToken", "previousPageUrl", "records"], additionalProperties: !0, properties: { count: { type: "integer", minimum: 0 }, currentPageToken: { type: ["string", "null"] }, currentPageUrl: { type: ["string", "null"] }, nextPageToken: { type: ["string", "null"] }, nextPageUrl: { type: ["string", "null"] }, previousPageToken: { type: ["string", "null"] }, previousPageUrl: { type: ["string", "null"] }, records: { type: "array", items: { $ref: "ui-api.RecordRepresentation" } } } }, wrapper0 = { validate: validate22 };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err10 = { instancePath: instancePath + "/currentPageToken", schemaPath: "#/properties/currentPageToken/type", keyword: "type", params: { type: schema23.properties.currentPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.currentPageUrl !== void 0) {
      let data2 = data.currentPageUrl;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/currentPageUrl", schemaPath: "#/properties/currentPageUrl/type", keyword: "type", params: { type: schema23.properties.currentPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.nextPageToken !== void 0) {
      let data3 = data.nextPageToken;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/nextPageToken", schemaPath: "#/properties/nextPageToken/type", keyword: "type", params: { type: schema23.properties.nextPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.nextPageUrl !== void 0) {
      let data4 = data.nextPageUrl;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/nextPageUrl", schemaPath: "#/properties/nextPageUrl/type", keyword: "type", params: { type: schema23.properties.nextPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.previousPageToken !== void 0) {
      let data5 = data.previousPageToken;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/previousPageToken", schemaPath: "#/properties/previousPageToken/type", keyword: "type", params: { type: schema23.properties.previousPageToken.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.previousPageUrl !== void 0) {
      let data6 = data.previousPageUrl;
      if (typeof data6 != "string" && data6 !== null) {
        let err15 = { instancePath: instancePath + "/previousPageUrl", schemaPath: "#/properties/previousPageUrl/type", keyword: "type", params: { type: schema23.properties.previousPageUrl.type }, message: "must be string,null" };
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
  return validate23.errors = vErrors, errors === 0;
}
var schema24 = { type: "object", required: ["displayValue", "value"], additionalProperties: !0, properties: { displayValue: { type: ["string", "null"] }, value: { anyOf: [{ type: ["string", "number", "boolean", "null"] }, { $ref: "ui-api.RecordRepresentation" }, { $ref: "ui-api.LocationValue" }] } } }, schema25 = { type: "object", required: ["latitude", "longitude"], additionalProperties: !1, properties: { latitude: { type: ["number", "null"] }, longitude: { type: ["number", "null"] } } };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err3 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: schema25.properties.latitude.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data1 = data.longitude;
      if (!Number.isFinite(data1) && data1 !== null) {
        let err4 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: schema25.properties.longitude.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err2 = { instancePath: instancePath + "/displayValue", schemaPath: "#/properties/displayValue/type", keyword: "type", params: { type: schema24.properties.displayValue.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (typeof data1 != "string" && !Number.isFinite(data1) && typeof data1 != "boolean" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/anyOf/0/type", keyword: "type", params: { type: schema24.properties.value.anyOf[0].type }, message: "must be string,number,boolean,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs8 = errors;
        wrapper0.validate(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
        var _valid0 = _errs8 === errors;
        if (valid1 = valid1 || _valid0, !valid1) {
          let _errs9 = errors;
          validate24(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
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
  return validate25.errors = vErrors, errors === 0;
}
var formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate23(data1[key0], { instancePath: instancePath + "/childRelationships/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
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
          validate25(data4[key1], { instancePath: instancePath + "/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
      else {
        let err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.id !== void 0) {
      let data6 = data.id;
      if (typeof data6 != "string" && data6 !== null) {
        let err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema22.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.lastModifiedById !== void 0) {
      let data7 = data.lastModifiedById;
      if (typeof data7 != "string" && data7 !== null) {
        let err13 = { instancePath: instancePath + "/lastModifiedById", schemaPath: "#/properties/lastModifiedById/type", keyword: "type", params: { type: schema22.properties.lastModifiedById.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.lastModifiedDate !== void 0) {
      let data8 = data.lastModifiedDate;
      if (typeof data8 != "string" && data8 !== null) {
        let err14 = { instancePath: instancePath + "/lastModifiedDate", schemaPath: "#/properties/lastModifiedDate/type", keyword: "type", params: { type: schema22.properties.lastModifiedDate.type }, message: "must be string,null" };
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
        let err16 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: schema22.properties.recordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.recordTypeInfo !== void 0) {
      let data10 = data.recordTypeInfo, _errs23 = errors, valid3 = !1, _errs24 = errors;
      validate19(data10, { instancePath: instancePath + "/recordTypeInfo", parentData: data, parentDataProperty: "recordTypeInfo", rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
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
        let err19 = { instancePath: instancePath + "/systemModstamp", schemaPath: "#/properties/systemModstamp/type", keyword: "type", params: { type: schema22.properties.systemModstamp.type }, message: "must be string,null" };
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
  return validate22.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.layoutUserStates === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutUserStates" }, message: "must have required property 'layoutUserStates'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.layouts === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layouts" }, message: "must have required property 'layouts'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.objectInfos === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectInfos" }, message: "must have required property 'objectInfos'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.records === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "records" }, message: "must have required property 'records'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err4 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.layoutUserStates !== void 0) {
      let data1 = data.layoutUserStates;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key0 in data1)
          validate2(data1[key0], { instancePath: instancePath + "/layoutUserStates/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
      else {
        let err5 = { instancePath: instancePath + "/layoutUserStates", schemaPath: "#/properties/layoutUserStates/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.layouts !== void 0) {
      let data3 = data.layouts;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key1 in data3) {
          let data4 = data3[key1];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4))
            for (let key2 in data4) {
              let data5 = data4[key2];
              if (data5 && typeof data5 == "object" && !Array.isArray(data5))
                for (let key3 in data5) {
                  let data6 = data5[key3];
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6))
                    for (let key4 in data6)
                      validate15(data6[key4], { instancePath: instancePath + "/layouts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                  else {
                    let err6 = { instancePath: instancePath + "/layouts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/layouts/additionalProperties/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                }
              else {
                let err7 = { instancePath: instancePath + "/layouts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/layouts/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
          else {
            let err8 = { instancePath: instancePath + "/layouts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/layouts/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      else {
        let err9 = { instancePath: instancePath + "/layouts", schemaPath: "#/properties/layouts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.objectInfos !== void 0) {
      let data8 = data.objectInfos;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8))
        for (let key5 in data8)
          validate21(data8[key5], { instancePath: instancePath + "/objectInfos/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data8, parentDataProperty: key5, rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
      else {
        let err10 = { instancePath: instancePath + "/objectInfos", schemaPath: "#/properties/objectInfos/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.records !== void 0) {
      let data10 = data.records;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10))
        for (let key6 in data10)
          validate22(data10[key6], { instancePath: instancePath + "/records/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data10, parentDataProperty: key6, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
      else {
        let err11 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var uiApi_ReadErrors = validate26;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate27.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate27(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
var validators = {
  getRecordUi: { responses: { 200: uiApi_RecordUi, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } }
};
export {
  validators
};
